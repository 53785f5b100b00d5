type ToastTone = 'neutral' | 'success' | 'danger';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
  action?: { label: string; onAction: () => void };
  /** Milliseconds until it leaves by itself; 0 stays. */
  duration: number;
}

const none: readonly Toast[] = [];
const limit = 3;
const listeners = new Set<() => void>();
let toasts = none;
let lastId = 0;

/** Shows a short message; one with something to press stays longer. */
export function showToast(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): number {
  lastId += 1;
  const duration = options.duration ?? (options.action ? 10_000 : 5_000);
  const toast: Toast = { tone: 'neutral', ...options, duration, id: lastId, text };
  set([...toasts, toast].slice(-limit));
  return lastId;
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** The server shows none: its memory is shared by everyone. */
export function noToasts(): readonly Toast[] {
  return none;
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
