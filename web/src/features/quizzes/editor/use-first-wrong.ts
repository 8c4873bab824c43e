import { type RefObject, useEffect, useRef } from 'react';
import { showFirstWrong } from '@/lib/show-first-wrong.ts';

/** Text that cannot stay, or, where it is the mark of the right option that is wrong, the first of the marks. */
const wrongFields = '[aria-invalid], [data-wrong-marks] :is([type=radio], [type=checkbox])';

/** Leads to the first field that keeps the questions from being saved, at every attempt that is refused. */
export function useFirstWrong(
  editor: RefObject<HTMLElement | null>,
  { refusals, openFirstWrong }: { refusals: number; openFirstWrong: () => void },
): void {
  const open = useRef(openFirstWrong);
  open.current = openFirstWrong;
  useEffect(() => {
    if (refusals === 0) return;
    open.current();
    // Its question is drawn by then, and the form around has unfolded the questions and moved to where they are saved.
    requestAnimationFrame(() => requestAnimationFrame(() => showFirstWrong(editor.current, wrongFields)));
  }, [refusals, editor]);
}
