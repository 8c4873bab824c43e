import type { Remark } from '@academy/contract/students/student-calls.ts';
import { remarkLimits } from '@academy/contract/students/student-limits.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { type StudentAddress, useSaveRemark } from '@/api/students.ts';
import { toast } from '@/components/ui/toast-store.ts';

const typingPauseMs = 800;

/** What the server keeps of a text: blanks alone are nothing. */
const keptOf = (text: string): string => (text.trim() === '' ? '' : text);

/** The remark as it is being written: saved when the typing pauses, one save at a time, and what is left when the sheet closes. */
export function useRemark(address: StudentAddress, saved: Remark) {
  const [typed, setTyped] = useState<string>();
  const isThere = useRef(true);
  const save = useSaveRemark(address, () => {
    // Nobody sees the state of a sheet that is closed.
    if (isThere.current) return;
    toast({ title: t`Error`, description: t`Your note was not saved.`, variant: 'destructive' });
  });
  const text = typed ?? saved.content;
  const isChanged = typed !== undefined && keptOf(typed) !== saved.content;
  // It waits in the field until it is shorter.
  const isTooLong = text.length > remarkLimits.maxLength;
  const hasFailed = save.isError && save.variables === text;
  const send = () => {
    // From then on the server's is shown: it may be changed in another window.
    save.mutate(text, { onSuccess: () => setTyped((now) => (now === text ? undefined : now)) });
  };
  const saveNow = () => {
    if (isChanged && !isTooLong && !save.isPending) send();
  };
  /** After the one that is on its way. */
  const saveAtLast = () => {
    if (isChanged && !(save.isPending && save.variables === text)) send();
  };
  const latest = useRef({ saveNow, saveAtLast });
  useEffect(() => {
    latest.current = { saveNow, saveAtLast };
  });

  // What failed waits for another letter, for the button or for the connection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew.
  useEffect(() => {
    if (!isChanged || isTooLong || save.isPending || hasFailed) return;
    const timer = window.setTimeout(() => latest.current.saveNow(), typingPauseMs);
    return () => window.clearTimeout(timer);
  }, [isChanged, isTooLong, save.isPending, hasFailed, text]);

  useEffect(() => {
    isThere.current = true;
    const saveSoon = () => latest.current.saveNow();
    window.addEventListener('online', saveSoon);
    document.addEventListener('visibilitychange', saveSoon);
    return () => {
      isThere.current = false;
      window.removeEventListener('online', saveSoon);
      document.removeEventListener('visibilitychange', saveSoon);
      latest.current.saveAtLast();
    };
  }, []);

  return {
    text,
    type: setTyped,
    save: saveNow,
    isChanged,
    isTooLong,
    isSaving: save.isPending,
    failure: hasFailed ? save.error : null,
  };
}
