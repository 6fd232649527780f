import { mimes } from "mrmime";

// What mrmime, and so sirv, does not know.
mimes["ico"] = "image/x-icon";

export { lookup as contentTypeOf } from "mrmime";
