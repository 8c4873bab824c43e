import { toasts } from '@academy/contract/interface/interface-constants.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as ToastPrimitive from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import {
  currentToast,
  dismissToast,
  subscribeToToasts,
  type ToastVariant,
} from '@/components/ui/toast-store.ts';
import { cn } from '@/lib/cn.ts';

const actionClasses =
  'mt-1 -mb-2 inline-flex h-11 items-center font-semibold text-accent-ink underline underline-offset-4';

/** Draws the store's toast. Pointer or focus on it stops its clock; F8 moves the focus to it. */
export function Toaster() {
  const errorWord = t`Error`;
  // For the library, which puts the key there.
  const hotkey = '{hotkey}';
  const record = useSyncExternalStore(subscribeToToasts, currentToast);
  return (
    <ToastPrimitive.Provider duration={toasts.visibleMs} swipeDirection="right" label={t`Notification`}>
      {record ? (
        <ToastPrimitive.Root
          key={record.id}
          open={record.open}
          type={record.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(record.id);
          }}
          className="pointer-events-auto flex animate-rise-in items-start gap-3 rounded-card border border-line bg-card p-4 text-ink shadow-pop"
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
                  <Link to={record.action.to} search={record.action.search ?? {}} className={actionClasses}>
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
        className={cn(
          'pointer-events-none fixed right-0 bottom-0 z-[60] w-full p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:max-w-[26rem] md:p-6',
          record?.edge === 'top'
            ? 'max-md:top-16 max-md:bottom-auto'
            : // Above the button at the bottom edge of a course's page.
              'max-md:[body:has([data-bottom-bar])_&]:bottom-18',
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
