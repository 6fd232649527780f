import { casesIn, holdCases } from "../../../src/testing/hold-cases.ts";
import { identityFields, phoneOf, placeOf } from "./identity-fields.ts";

const fieldOf = (key: string) => identityFields().find((field) => field.key === key);

holdCases(casesIn(import.meta.dirname, "identity-fields.test.yaml"), {
  phoneOf,
  placeOf,
  meaning: (written, key: string) => {
    const [answer = "", where = ""] = written.split(" @ ");
    const [language = "", origin = ""] = where.split(" ");
    return fieldOf(key)?.meaning?.(answer, { language, origin });
  },
  mistake: (answer, key: string) => {
    const given = key === "phones" ? [answer] : answer;
    return fieldOf(key)?.schema.safeParse(given).error?.issues[0]?.message;
  },
});
