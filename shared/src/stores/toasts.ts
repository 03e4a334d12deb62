import { createStore, type StoreApi } from 'zustand/vanilla';

/** What is said in passing about something that was done. Never the only place of an error. */
export interface ToastMessage {
  /** In the visitor's language. */
  text: string;
  /** `warning` is read out at once and stays until it is dismissed. */
  tone?: 'neutral' | 'success' | 'warning';
  /** Where to look at it, or how to take it back; such a toast stays until it is dismissed. */
  action?: { label: string; href?: string; onSelect?: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
}

export interface ToastState {
  toasts: readonly Toast[];
  show: (message: ToastMessage) => void;
  dismiss: (id: number) => void;
}

/** More at once nobody reads: the oldest goes. */
const MAX_TOASTS = 3;

export function createToastStore(): StoreApi<ToastState> {
  let lastId = 0;
  return createStore<ToastState>((set) => ({
    toasts: [],
    show: (message) =>
      set(({ toasts }) => ({ toasts: [...toasts, { ...message, id: (lastId += 1) }].slice(-MAX_TOASTS) })),
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }));
}
