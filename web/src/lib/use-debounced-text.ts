import { useCallback, useEffect, useRef, useState } from 'react';

const typingPauseMs = 300;

/**
 * A text field whose value ends up elsewhere (in the address) once the typing pauses. Typing is never
 * overwritten by its own echo; a value that comes from outside, as with Back, replaces what was typed.
 */
export function useDebouncedText(committed: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState(committed);
  const lastKnown = useRef(committed);
  const latestCommit = useRef(commit);

  useEffect(() => {
    latestCommit.current = commit;
  });

  useEffect(() => {
    if (committed === lastKnown.current) return;
    lastKnown.current = committed;
    setDraft(committed);
  }, [committed]);

  const commitNow = useCallback((text: string) => {
    const trimmed = text.trim();
    if (trimmed === lastKnown.current) return;
    lastKnown.current = trimmed;
    latestCommit.current(trimmed);
  }, []);

  useEffect(() => {
    const typedOn = window.location.pathname;
    const timer = window.setTimeout(() => {
      // A page that is left stays until the next one has come: what was typed there must not lead back to it.
      if (window.location.pathname === typedOn) commitNow(draft);
    }, typingPauseMs);
    return () => window.clearTimeout(timer);
  }, [draft, commitNow]);

  return { draft, setDraft, commitNow };
}
