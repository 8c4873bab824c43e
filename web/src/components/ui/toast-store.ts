/**
 * The one toast on the screen, as a store that knows no framework. A new toast takes the place of the old.
 * Dismissing closes a toast at once; its record goes only after the removal delay, so that whatever draws
 * it can finish leaving on its own terms.
 */
import { toasts } from '@academy/contract/interface/interface-constants.ts';

export type ToastVariant = 'default' | 'success' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
}

export interface ToastRecord extends ToastMessage {
  id: number;
  open: boolean;
}

let current: ToastRecord | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ToastRecord | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export function toast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  change({ ...message, id: lastId, open: true });
  return lastId;
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(undefined), toasts.removalDelayMs);
}

export function currentToast(): ToastRecord | undefined {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
