import { gzipSync } from "node:zlib";

/** A page whose colophon says what it weighs with gzip, which every host can do. */
export const withWeight = (page: string, locale: string): string =>
  page.replace(/(?<=<bdi data-weight(?:="")?>)(?=<\/bdi>)/, () => {
    const kilobytes = { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 } as const;
    const weight = new Intl.NumberFormat(locale, kilobytes).format(gzipSync(page).length / 1000);
    return weight.replaceAll(" ", "\u00a0");
  });
