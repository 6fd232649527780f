import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { hasMessage } from "../../messages/messages.ts";
import { meantBy } from "./other-names.ts";

it("what to do in place of keys and values that do not exist is a message each", () => {
  const { insteadOfKeys, insteadOfValues } = parse(
    readFileSync("src/engine/shape/hints/other-names.yaml", "utf8"),
  );
  const values = Object.values<object>(insteadOfValues).flatMap(Object.keys);
  const ids = [
    ...Object.keys(insteadOfKeys).map((id) => `instead-of-keys.${id}`),
    ...values.map((id) => `instead-of-values.${id}`),
  ];
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter((id) => !hasMessage(id))).toEqual([]);
});

it("true and false are known by the words of all languages of messages, for yes and no too", () => {
  const words = {
    true: "yes ja wahr oui vrai sí verdadero vero sim verdadeiro waar tak prawda نعم כן हाँ అవును",
    false: "no nein falsch non faux falso não nee onwaar nie fałsz لا לא नहीं కాదు",
  };
  for (const [meant, all] of Object.entries(words))
    for (const word of all.split(" "))
      expect(meantBy(word, "values", ["true", "false"]), word).toBe(meant);
});
