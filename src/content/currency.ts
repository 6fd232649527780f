/** The sign or code of a currency, as a pattern. */
export const currency = String.raw`\p{Sc}|(?<!\p{L})(?:EUR|USD|CAD|AUD|NZD|GBP|INR|JPY|CNY|CHF|SEK|NOK|DKK|PLN|CZK|TRY|TL|UAH|грн)(?!\p{L})`;
