/**
 * The inline script of a page that something can cover, which Back closes (`close-on-back.ts`). It leaves the entry of
 * that in the history where nothing covers the page: after a reload, and by Forward. What covers a kept page stays.
 */
const leaveEntry = ({ persisted }: Partial<PageTransitionEvent>) => {
  if (!persisted && history.state === "cover") history.back();
};
addEventListener("popstate", leaveEntry);
// Earlier, WebKit would read no more of the document.
addEventListener("pageshow", leaveEntry);

export {};
