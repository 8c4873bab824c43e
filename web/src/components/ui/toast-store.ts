/**
 * The one toast on the screen, as a store that knows no framework. A new toast takes the place of the old.
 * Dismissing closes a toast at once; its record goes only after the removal delay, so that whatever draws
 * it can finish leaving on its own terms.
 */
import { toasts } from '@academy/contract/interface/interface-constants.ts';

export type ToastVariant = 'default' | 'success' | 'destructive';

interface ToastLink {
  readonly label: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly hash?: string;
}

/** Takes back what the message tells of. */
interface ToastButton {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** The way on that the message speaks of. */
  action?: ToastLink | ToastButton;
  /** There is something to decide: it stays longer than others. */
  lasting?: boolean;
  /** What was pressed: on a phone the toast comes at the other end of the screen, and does not cover it. */
  awayFrom?: Element;
}

export interface ToastRecord extends Omit<ToastMessage, 'awayFrom'> {
  id: number;
  open: boolean;
  edge: 'top' | 'bottom';
}

let current: ToastRecord | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ToastRecord | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export function toast({ awayFrom, ...message }: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  change({ ...message, id: lastId, open: true, edge: awayFrom && isLow(awayFrom) ? 'top' : 'bottom' });
  return lastId;
}

function isLow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 > window.innerHeight / 2;
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
