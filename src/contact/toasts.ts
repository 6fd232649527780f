/** `default` is spoken when the visitor is idle, `destructive` at once. */
export type ToastVariant = "default" | "destructive";

/** A short message that leaves by itself. What it says also stands on the page. */
export interface Toast {
  id: number;
  title: string;
  description: string;
}

/** How many toasts of a variant show at a time, and for how long, in milliseconds. */
export const toastLimits: Record<ToastVariant, { most: number; duration: number }> = {
  default: { most: 3, duration: 4000 },
  destructive: { most: 1, duration: 5000 },
};

/** The toasts of one variant, with their clocks. */
export class ToastStack {
  readonly #limits: (typeof toastLimits)[ToastVariant];
  readonly #listeners = new Set<() => void>();
  /** Milliseconds that each toast has left, as of when the clock last stood still. */
  readonly #left = new Map<number, number>();
  #toasts: readonly Toast[] = [];
  #nextId = 1;
  #runningSince: number | undefined = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(variant: ToastVariant) {
    this.#limits = toastLimits[variant];
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  toasts = () => this.#toasts;

  /** Shows a toast; the oldest goes where there would be too many. */
  show(toast: Omit<Toast, "id">): void {
    this.#settle();
    const id = this.#nextId++;
    this.#left.set(id, this.#limits.duration);
    this.#change([...this.#toasts, { ...toast, id }].slice(-this.#limits.most));
  }

  /** Takes all toasts away. */
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

  #change(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const id of this.#left.keys())
      if (!toasts.some((toast) => toast.id === id)) this.#left.delete(id);
    this.#wait();
    for (const listener of this.#listeners) listener();
  }

  /** Books the time that has passed, so that the clocks can stop or begin anew. */
  #settle(): void {
    if (this.#runningSince === undefined) return;
    const now = Date.now();
    for (const [id, left] of this.#left) this.#left.set(id, left - (now - this.#runningSince));
    this.#runningSince = now;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#runningSince === undefined || this.#left.size === 0) return;
    this.#timer = setTimeout(() => this.#sweep(), Math.max(0, Math.min(...this.#left.values())));
  }

  #sweep(): void {
    this.#settle();
    this.#change(this.#toasts.filter(({ id }) => (this.#left.get(id) ?? 0) > 0));
  }
}

/** The page's two stacks. */
export const toastStacks: Record<ToastVariant, ToastStack> = {
  default: new ToastStack("default"),
  destructive: new ToastStack("destructive"),
};
