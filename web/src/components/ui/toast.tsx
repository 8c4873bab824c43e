import { toasts } from '@academy/contract/interface/interface-constants.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as ToastPrimitive from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import { useToastOfPage } from '@/components/ui/toast-of-page.ts';
import { useToastPlace } from '@/components/ui/toast-place.ts';
import {
  currentToast,
  dismissToast,
  subscribeToToasts,
  type ToastRecord,
  type ToastVariant,
} from '@/components/ui/toast-store.ts';
import { cn } from '@/lib/cn.ts';

/** Long enough to think again. The others go by the contract's times. */
const LASTING_MS = 12_000;

const durationMs = ({ lasting, variant }: ToastRecord): number =>
  lasting ? LASTING_MS : variant === 'destructive' ? toasts.errorVisibleMs : toasts.visibleMs;

const placeClasses = {
  bottom: 'bottom-0 pb-[max(1rem,env(safe-area-inset-bottom))]',
  top: 'top-16',
  'top-on-phones': 'max-md:top-16 md:bottom-0',
} as const;

/** Under a finger it goes along, and back when it was not pushed far enough. */
const rootClasses = [
  'pointer-events-auto flex animate-rise-in items-start gap-3 rounded-card border border-line bg-card p-4 text-ink shadow-pop',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-[translate]',
].join(' ');

const actionClasses =
  'mt-1 -mb-2 inline-flex h-11 items-center font-semibold text-accent-ink underline underline-offset-4';

/** Draws the store's toast. Pointer or focus on it stops its clock; F8 moves the focus to it. */
export function Toaster() {
  const errorWord = t`Error`;
  // For the library, which puts the key there.
  const hotkey = '{hotkey}';
  const record = useSyncExternalStore(subscribeToToasts, currentToast);
  const place = useToastPlace(record);
  useToastOfPage(record);
  return (
    <ToastPrimitive.Provider duration={toasts.visibleMs} swipeDirection="right" label={t`Notification`}>
      {record ? (
        <ToastPrimitive.Root
          key={record.id}
          open={record.open}
          duration={durationMs(record)}
          type={record.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(record.id);
          }}
          className={rootClasses}
        >
          <ToastIcon variant={record.variant ?? 'default'} />
          <div className="min-w-0 grow">
            {record.variant === 'destructive' && record.title !== errorWord ? (
              <p className="text-sm font-semibold text-danger">{errorWord}</p>
            ) : null}
            <ToastPrimitive.Title className="font-semibold">{record.title}</ToastPrimitive.Title>
            {record.description ? (
              <ToastPrimitive.Description className="text-sm text-ink-soft">
                {record.description}
              </ToastPrimitive.Description>
            ) : null}
            {record.action ? (
              <ToastPrimitive.Action asChild altText={record.action.label}>
                {'to' in record.action ? (
                  <Link
                    to={record.action.to}
                    search={record.action.search ?? {}}
                    hash={record.action.hash ?? ''}
                    className={actionClasses}
                  >
                    {record.action.label}
                  </Link>
                ) : (
                  <button type="button" onClick={record.action.onPress} className={actionClasses}>
                    {record.action.label}
                  </button>
                )}
              </ToastPrimitive.Action>
            ) : null}
          </div>
          <ToastPrimitive.Close
            aria-label={t`Close`}
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ) : null}
      <ToastPrimitive.Viewport
        label={t`Notifications (${hotkey})`}
        data-toasts=""
        style={place.edge === 'bottom' && place.liftPx > 0 ? { bottom: place.liftPx } : {}}
        className={cn(
          'pointer-events-none fixed right-0 z-[60] w-full p-4 md:max-w-[26rem] md:p-6',
          placeClasses[place.edge],
        )}
      />
    </ToastPrimitive.Provider>
  );
}

function ToastIcon({ variant }: { variant: ToastVariant }) {
  if (variant === 'default') return null;
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <Icon
      aria-hidden="true"
      className={variant === 'destructive' ? 'mt-0.5 size-5 text-danger' : 'mt-0.5 size-5 text-success'}
    />
  );
}
