import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: { readonly en: string; readonly cn: string };
}

const SHOWN_MS: Readonly<Record<ToastKind, number>> = { success: 4000, warning: 7000, error: 9000 };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Says one sentence at the top of the screen. The same sentence does not stand there twice. */
export const showToast = (kind: ToastKind, text: Toast['text']): void => {
  if (toasts.some((toast) => toast.text.en === text.en)) return;
  lastId += 1;
  const id = lastId;
  set([...toasts, { id, kind, text }]);
  setTimeout(() => dismissToast(id), SHOWN_MS[kind]);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts);
