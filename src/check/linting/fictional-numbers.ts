// Ranges that regulators keep for fiction, as E.164: Ofcom (United Kingdom), NANPA (555-01xx),
// ACMA (Australia), Arcep (France), Bundesnetzagentur (Germany).
const ranges: readonly RegExp[] = [
  /^\+44(?:11[3-8]|121|131|141|151|161)4960\d{3}$/,
  /^\+441914980\d{3}$/,
  /^\+442079460\d{3}$/,
  /^\+442896496\d{3}$/,
  /^\+442920180\d{3}$/,
  /^\+441632960\d{3}$/,
  /^\+447700900\d{3}$/,
  /^\+448081570\d{3}$/,
  /^\+449098790\d{3}$/,
  /^\+443069990\d{3}$/,
  /^\+1\d{3}55501\d{2}$/,
  /^\+61[2378](?:5550|7010)\d{4}$/,
  /^\+61491570(?:006|110|156|157|158|159)$/,
  /^\+49(?:3023125|4066969|6990009|8999998|2214710)\d{3}$/,
  /^\+33(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
];

/** Whether a telephone number in E.164 form belongs to nobody, for use in fiction. */
export function isFictional(number: string): boolean {
  return ranges.some((range) => range.test(number));
}
