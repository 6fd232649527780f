/** `default` is a polite live region, `destructive` an assertive one. */
export type ToastVariant = "default" | "destructive";

/** A short message that disappears after a while. The page shows the same information. */
type Toast = { id: number; title: string; description: string };

interface RunningToast extends Toast {
  /** Milliseconds that it had left when time was last measured. */
  left: number;
}

/** How many toasts of a variant show at once, and for how long, in milliseconds. */
const limits = {
  default: { most: 3, duration: 4000 },
  destructive: { most: 1, duration: 5000 },
};

/** The toasts of one variant, with their timer. */
export class ToastStack {
  readonly #limits: (typeof limits)[ToastVariant];
  readonly #listeners = new Set<() => void>();
  #toasts: readonly RunningToast[] = [];
  #nextId = 1;
  #runningSince: number | undefined = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(variant: ToastVariant) {
    this.#limits = limits[variant];
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  toasts = (): readonly Toast[] => this.#toasts;

  /** Shows a toast. If there are too many, the oldest is removed. */
  show(toast: Omit<Toast, "id">): void {
    this.#settle();
    const { most, duration } = this.#limits;
    const running = { ...toast, id: this.#nextId++, left: duration };
    this.#change([...this.#toasts, running].slice(-most));
  }

  clear(): void {
    this.#change([]);
  }

  /** Stops the timer while a toast has the pointer or the focus, or while another tab is shown. */
  pause(): void {
    this.#settle();
    this.#runningSince = undefined;
    clearTimeout(this.#timer);
  }

  /** Starts the timer again, with the time that was left. */
  resume(): void {
    if (this.#runningSince !== undefined) return;
    this.#runningSince = Date.now();
    this.#wait();
  }

  #change(toasts: readonly RunningToast[]): void {
    this.#toasts = toasts;
    this.#wait();
    for (const listener of this.#listeners) listener();
  }

  /** Subtracts the elapsed time from the time that each toast has left. */
  #settle(): void {
    if (this.#runningSince === undefined) return;
    const now = Date.now();
    // The device's clock may have been put back in between.
    const passed = Math.max(0, now - this.#runningSince);
    for (const toast of this.#toasts) toast.left -= passed;
    this.#runningSince = now;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#runningSince === undefined || this.#toasts.length === 0) return;
    const next = Math.min(...this.#toasts.map(({ left }) => left));
    this.#timer = setTimeout(() => {
      this.#settle();
      this.#change(this.#toasts.filter(({ left }) => left > 0));
    }, next);
  }
}

export const toastStacks: Record<ToastVariant, ToastStack> = {
  default: new ToastStack("default"),
  destructive: new ToastStack("destructive"),
};
