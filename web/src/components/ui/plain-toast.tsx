import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts } from '@/components/ui/toast-store.ts';

/** It may tell of something that failed, and stands alone: longer than others. */
const STAYS_MS = 15_000;

/**
 * The store's toast, where what draws toasts could not be fetched: what was pressed is answered all the same. It needs nothing that a
 * page does not have from its beginning. It stands below the header, where no bar is in its way.
 */
export function PlainToast() {
  const errorWord = t`Error`;
  const record = useSyncExternalStore(subscribeToToasts, currentToast);
  const box = useRef<HTMLElement>(null);
  const { id, open = false } = record ?? {};
  useEffect(() => {
    if (!open || id === undefined) return;
    // Whoever is at its button or over it would lose what they are about to press: it stays as long again.
    const timer = setInterval(() => {
      const { current } = box;
      if (!current?.matches(':hover') && !current?.contains(document.activeElement)) dismissToast(id);
    }, STAYS_MS);
    return () => clearInterval(timer);
  }, [id, open]);
  if (!record?.open) return null;
  const { title, description, action, variant } = record;
  const close = () => dismissToast(record.id);
  return (
    <section
      key={id}
      ref={box}
      role="alert"
      data-toasts=""
      className="fixed inset-x-4 top-[calc(4.5rem+var(--band,0px))] z-[60] rounded-card border border-line bg-card p-4 pb-1 text-ink shadow-pop md:left-auto md:w-96"
    >
      {variant === 'destructive' && title !== errorWord ? (
        <p className="text-sm font-semibold text-danger">{errorWord}</p>
      ) : null}
      <p className="font-semibold">{title}</p>
      {description ? <p className="text-sm text-ink-soft">{description}</p> : null}
      <p className="flex justify-end gap-6 font-semibold underline underline-offset-4 *:inline-flex *:h-11 *:items-center">
        {action && 'to' in action ? (
          <Link
            to={action.to}
            search={action.search ?? {}}
            hash={action.hash ?? ''}
            className="text-accent-ink"
            onClick={close}
          >
            {action.label}
          </Link>
        ) : action ? (
          // Closed first: pressed twice, it would be done twice.
          <button
            type="button"
            className="text-accent-ink"
            onClick={() => {
              close();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        ) : null}
        <button type="button" onClick={close}>
          {t`Close`}
        </button>
      </p>
    </section>
  );
}
