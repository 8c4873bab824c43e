import { useRouter } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';

interface ModalProps {
  onClose: () => void;
  labelledBy: string;
  describedBy?: string | undefined;
  className: string;
  /** An address opened it, and Back leads to the one before by itself. */
  isAddress?: boolean;
  children: ReactNode;
}

/**
 * What Dialog and Sheet stand on: the browser's own modal. It makes the page behind inert, answers Escape and
 * gives the focus back when it goes, and unlike the usual libraries it injects no <style>, which our content
 * security policy forbids. Mounting opens it, unmounting closes it. It is drawn beside the page: within a hidden panel of it nobody would
 * see it, and the page behind would be inert all the same.
 */
export function Modal({
  onClose,
  labelledBy,
  describedBy,
  className,
  isAddress = false,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const unlock = lockPageScroll();
    dialog?.showModal();
    // Closing before React takes the element away is what returns the focus to the opener.
    return () => {
      dialog?.close();
      unlock();
    };
  }, []);

  useCloseOnBack(onClose, !isAddress);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return createPortal(
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      onClick={closeOnBackdrop}
      onKeyDown={keepTabInside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      {children}
    </dialog>,
    document.body,
  );
}

/** On a phone, Back closes what was opened last, and does not leave the page behind it. */
function useCloseOnBack(onClose: () => void, isWanted: boolean): void {
  // Without one where a dialog is drawn alone.
  const router: ReturnType<typeof useRouter> | undefined = useRouter({ warn: false });
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isWanted) return;
    return router?.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }: { action: string }) => {
        if (action !== 'BACK') return false;
        close.current();
        return true;
      },
    });
  }, [router, isWanted]);
}

/** Holds the page behind still. The scrollbar's room is kept, or everything would jump sideways; the shade covers it. */
function lockPageScroll(): () => void {
  const { style } = document.documentElement;
  const { overflow, paddingRight, scrollbarGutter } = style;
  const before = { overflow, paddingRight, scrollbarGutter };
  // The body's width, because the root's own takes no account of a gutter without a scrollbar.
  style.paddingRight = `${window.innerWidth - document.body.clientWidth}px`;
  style.overflow = 'hidden';
  style.scrollbarGutter = 'auto';
  return () => Object.assign(style, before);
}

/** The browser would let Tab leave for its own toolbar after the last control; here it starts over. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]',
  );
  const [leaving, entering] = event.shiftKey
    ? [stops[0], stops[stops.length - 1]]
    : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}
