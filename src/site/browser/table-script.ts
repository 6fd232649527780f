/**
 * The inline script of a page with tables. It makes a frame a stop of the keyboard only while its table scrolls. Without
 * scripts it always is: not every browser lets the keyboard scroll what is none (WCAG 2.1.1).
 */
for (const frame of document.querySelectorAll<HTMLElement>(".table-frame[tabindex]"))
  new ResizeObserver(() => {
    frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
  }).observe(frame);
