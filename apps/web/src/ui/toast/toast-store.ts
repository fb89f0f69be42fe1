/** A short message about what just happened. */
export interface Toast {
  readonly title: string;
  readonly description: string;
  /** The kind of toast. Set only for failures. */
  readonly kind?: 'destructive';
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly open: boolean;
}

/** The time a toast stays open, in milliseconds. */
export const DURATION = 5000;
/** The time a dismissed toast is kept, in milliseconds. */
const REMOVAL_DELAY = 1_000_000;

const listeners = new Set<() => void>();
let toast: ShownToast | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;

function change(next: ShownToast | undefined): void {
  toast = next;
  for (const listener of listeners) listener();
}

/** Returns the current toast, open or dismissed. */
export function currentToast(): ShownToast | undefined {
  return toast;
}

/** Calls `listener` on every change. Returns a function that unsubscribes. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Replaces the current toast. */
export function putToast(next: Toast): void {
  clearTimeout(removal);
  change({ ...next, id: (toast?.id ?? 0) + 1, open: true });
}

/** Closes a toast, which is removed much later. Does nothing if it has been replaced. */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.open) return;
  change({ ...toast, open: false });
  removal = setTimeout(() => {
    change(undefined);
  }, REMOVAL_DELAY);
}
