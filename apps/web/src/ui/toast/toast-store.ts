/** A short message about what has just happened. */
export interface Toast {
  readonly title: string;
  readonly description: string;
  /** Marks bad news. */
  readonly kind?: 'destructive';
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly open: boolean;
}

/** How long a toast stays open, in milliseconds. */
export const DURATION = 5000;
/** How long a dismissed toast is kept, in milliseconds. */
const REMOVAL_DELAY = 1_000_000;

const listeners = new Set<() => void>();
let toast: ShownToast | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;

function change(next: ShownToast | undefined): void {
  toast = next;
  for (const listener of listeners) listener();
}

/** Gives the one toast there is, open or dismissed. */
export function currentToast(): ShownToast | undefined {
  return toast;
}

/** Calls `listener` on every change, until the function that it returns is called. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Puts a toast in the place of the current one. */
export function putToast(next: Toast): void {
  clearTimeout(removal);
  change({ ...next, id: (toast?.id ?? 0) + 1, open: true });
}

/** Closes a toast, which is removed long after; one that has been replaced is gone already. */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.open) return;
  change({ ...toast, open: false });
  removal = setTimeout(() => {
    change(undefined);
  }, REMOVAL_DELAY);
}
