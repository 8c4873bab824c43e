import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the field says of its list of suggestions. */
export interface ComboboxState {
  readonly expanded: boolean;
  /** The ids of the list and of the option that the keys have come to. */
  readonly controls?: string | undefined;
  readonly active?: string | undefined;
}

const typingPauseMs = 200;

/** What is typed in a field, once the typing pauses. An emptied field is empty at once. */
export function useTypedWords(input: RefObject<HTMLInputElement | null>): string {
  const [words, setWords] = useState(() => input.current?.value ?? '');
  useEffect(() => {
    const field = input.current;
    let timer = 0;
    const follow = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setWords(field?.value ?? ''), field?.value ? typingPauseMs : 0);
    };
    // What was typed while this was on its way.
    follow();
    field?.addEventListener('input', follow);
    field?.form?.addEventListener('reset', follow);
    return () => {
      window.clearTimeout(timer);
      field?.removeEventListener('input', follow);
      field?.form?.removeEventListener('reset', follow);
    };
  }, [input]);
  return words;
}

/** The words of the field's form, in place of the page that it would lead to. */
export function useSubmit(
  input: RefObject<HTMLInputElement | null>,
  onSubmit: (words: string) => void,
): void {
  const latest = useRef(onSubmit);
  useEffect(() => {
    latest.current = onSubmit;
  });
  useEffect(() => {
    const field = input.current;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      latest.current(field?.value.trim() ?? '');
    };
    field?.form?.addEventListener('submit', submit);
    return () => field?.form?.removeEventListener('submit', submit);
  }, [input]);
}

interface ListOptions {
  /** How many there are to choose from. */
  count: number;
  onChoose: (index: number) => void;
  /** The list is there as long as its field, and always one of it is chosen: there is nothing else that Enter could mean. */
  isAlwaysOpen?: boolean;
}

/** A list below a field, walked with the arrow keys while the focus stays in the field. */
export function useSuggestionList(
  input: RefObject<HTMLInputElement | null>,
  { count, onChoose, isAlwaysOpen = false }: ListOptions,
) {
  const [isWanted, setWanted] = useState(true);
  /** -1 for none: Enter searches for the words themselves, then. */
  const first = isAlwaysOpen ? 0 : -1;
  const [active, setActive] = useState(first);
  const isOpen = (isWanted || isAlwaysOpen) && count > 0;

  /** A list that has become shorter begins anew. */
  const shown = isOpen && active < count ? active : isOpen ? first : -1;

  const onKey = (event: KeyboardEvent) => {
    // Enter and arrows belong to an input method while it composes a letter.
    if (event.isComposing || count === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setWanted(true);
      setActive(isAlwaysOpen ? (shown + step + count) % count : neighbour(isOpen ? active : -1, step, count));
    } else if (event.key === 'Escape' && isOpen && !isAlwaysOpen) {
      event.preventDefault();
      setWanted(false);
    } else if (event.key === 'Enter' && isOpen && shown >= 0) {
      event.preventDefault();
      onChoose(shown);
    }
  };
  const latestOnKey = useRef(onKey);
  useEffect(() => {
    latestOnKey.current = onKey;
  });

  useEffect(() => {
    const field = input.current;
    const ending = new AbortController();
    const { signal } = ending;
    const show = () => {
      setWanted(true);
      setActive(first);
    };
    field?.addEventListener('input', show, { signal });
    field?.addEventListener('focus', show, { signal });
    field?.addEventListener('blur', () => setWanted(false), { signal });
    field?.addEventListener('keydown', (event) => latestOnKey.current(event), { signal });
    return () => ending.abort();
  }, [input, first]);

  return { isWanted, isOpen, active: shown };
}

/** Round and round, with the words themselves (-1) between the last and the first. */
function neighbour(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
