/**
 * What is loaded when it is first wanted. The keys stand in `data-need` on the controls that want
 * them: the boot script then fetches their chunks beside the app.
 */
export const overlays = {
  themeMenu: async () => (await import("./theme-menu.tsx")).ThemeMenu,
  tooltip: async () => (await import("./tooltip.tsx")).Tooltip,
  waitlistDialog: async () => (await import("./waitlist-dialog.tsx")).WaitlistDialog,
};

export type OverlayKey = keyof typeof overlays;
