import { ApiError } from '@academy/contract/http/client.ts';
import { useRef, useState } from 'react';
import { fetchSchoolSettings, type ToldSettings, useSaveSchoolSettings } from '@/api/school-settings.ts';
import { changesOf, draftOf, draftProblems, type SettingsDraft, tooLongProblems } from './settings-draft.ts';

export type SettingsState = 'unchanged' | 'changed' | 'saved' | 'failed' | 'invalid' | 'stale';

/** What was typed is kept apart from what holds: when another admin was quicker, it is laid over theirs and can be saved again. */
export function useSettingsForm(told: ToldSettings) {
  const [base, setBase] = useState(told);
  const [typed, setTyped] = useState<Partial<SettingsDraft>>({});
  const [state, setState] = useState<SettingsState>('unchanged');
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(typed);
  const save = useSaveSchoolSettings();
  const holds = draftOf(base);
  const draft = { ...holds, ...typed };

  const tellFailure = async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'settings_stale')) return setState('failed');
    await fetchSchoolSettings().then(
      (newest) => {
        setBase(newest);
        setState('stale');
      },
      () => setState('failed'),
    );
  };

  return {
    base,
    draft,
    problems: state === 'invalid' ? draftProblems(draft) : tooLongProblems(draft),
    state: save.isPending ? ('unchanged' as const) : state,
    /** How often it was tried to save what is wrong. */
    refusals,
    error: save.error,
    isSaving: save.isPending,
    /** Whether something would be lost: also while it is on its way, since a save may fail. */
    isUnsaved: Object.keys(typed).length > 0,
    takeSaved: setBase,
    change: (change: Partial<SettingsDraft>) => {
      const next = differing({ ...typed, ...change }, holds);
      setTyped(next);
      latest.current = next;
      const isMarked = state === 'invalid' && Object.keys(draftProblems({ ...holds, ...next })).length > 0;
      if (!isMarked) setState(Object.keys(next).length === 0 ? 'unchanged' : 'changed');
    },
    /** Where something is wrong, nothing is sent. */
    submit: () => {
      if (save.isPending) return;
      if (Object.keys(draftProblems(draft)).length > 0) {
        setRefusals(refusals + 1);
        return setState('invalid');
      }
      const sent = typed;
      save.mutate(
        { revision: base.revision, changes: changesOf(sent) },
        {
          onSuccess: (saved) => {
            setBase(saved);
            const isLatest = latest.current === sent;
            if (isLatest) setTyped({});
            setState(isLatest ? 'saved' : 'changed');
          },
          onError: (error) => void tellFailure(error),
        },
      );
    },
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;

/** Without the fields that are again as they were: nothing of them would be lost. */
function differing(typed: Partial<SettingsDraft>, holds: SettingsDraft): Partial<SettingsDraft> {
  const fields = Object.entries(typed).filter(
    ([name, value]) => value !== holds[name as keyof SettingsDraft],
  );
  return Object.fromEntries(fields);
}
