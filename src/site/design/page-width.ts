// Numbers by themselves, which the bundler puts in the place of their names.

/** The smallest rem of the page in rem of the browser. It grows slightly with the window. */
export const leastRem = 1.0625;
/** The largest rem of the page in rem of the browser. */
export const mostRem = 1.125;
/** The width of what a page shows, in rem of the page. */
export const pageWidth = 72;
/** The margin at each side of a page in hundredths of the window. Larger text leaves it as it is. */
export const marginShare = 4;
/** The largest margin, in rem of the page. */
export const mostMargin = 2.5;

/** The width of the window in rem of the browser from which margins are largest. */
export const fullMargin = (mostRem * mostMargin * 100) / marginShare;
/** The width of the window in rem of the browser from which the page is widest. */
export const fullWidth = mostRem * (pageWidth + 2 * mostMargin);
/** What a page has of a window with smaller margins, in hundredths. */
export const pageShare = 100 - 2 * marginShare;
/** The largest margins of both sides, in rem of the browser. */
export const bothMargins = 2 * mostRem * mostMargin;
