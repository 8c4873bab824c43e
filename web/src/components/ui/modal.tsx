import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface ModalProps {
  onClose: () => void;
  labelledBy: string;
  describedBy?: string | undefined;
  className: string;
  children: ReactNode;
}

/**
 * What Dialog and Sheet stand on: the browser's own modal. It makes the page behind inert, answers Escape and
 * gives the focus back when it goes, and unlike the usual libraries it injects no <style>, which our content
 * security policy forbids. Mounting opens it, unmounting closes it.
 */
export function Modal({ onClose, labelledBy, describedBy, className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing before React takes the element away is what returns the focus to the opener.
    return () => dialog?.close();
  }, []);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape and the close button serve the keyboard.
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
