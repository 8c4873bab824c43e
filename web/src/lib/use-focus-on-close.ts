import { type RefObject, useEffect, useRef } from 'react';

/** For the button that opens a part in its own place: it takes the focus that goes away with the part. */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Who went on to something else meanwhile stays there.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
