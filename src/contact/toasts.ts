/** `default` is spoken when the visitor is idle, `destructive` at once. */
export type ToastVariant = "default" | "destructive";

/** A short message that leaves by itself. What it says also stands on the page. */
export type Toast = { id: number; title: string; description: string };

interface RunningToast extends Toast {
  /** Milliseconds that it has left, as of when the clock last stood still. */
  left: number;
}

/** How many toasts of a variant show at a time, and for how long, in milliseconds. */
const limits = {
  default: { most: 3, duration: 4000 },
  destructive: { most: 1, duration: 5000 },
};

/** The toasts of one variant, with their clocks. */
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

  /** Shows a toast; the oldest goes where there would be too many. */
  show(toast: Omit<Toast, "id">): void {
    this.#settle();
    const { most, duration } = this.#limits;
    const running = { ...toast, id: this.#nextId++, left: duration };
    this.#change([...this.#toasts, running].slice(-most));
  }

  clear(): void {
    this.#change([]);
  }

  /** Stops the clocks: while someone points at a toast, is in it, or is in another tab. */
  pause(): void {
    this.#settle();
    this.#runningSince = undefined;
    clearTimeout(this.#timer);
  }

  /** Lets the clocks go on from where they stood. */
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

  /** Takes the time that has passed off what each toast has left, so that the clocks can stop or begin anew. */
  #settle(): void {
    if (this.#runningSince === undefined) return;
    const now = Date.now();
    // The device's clock may have been put back meanwhile.
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
