import { mimes } from "mrmime";

// What mrmime, and so sirv, does not know.
mimes["flac"] = "audio/flac";
mimes["ico"] = "image/x-icon";
mimes["vcf"] = "text/vcard";

export { lookup as contentTypeOf } from "mrmime";
