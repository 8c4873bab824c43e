import type { Profile } from '@academy/contract/users/user.ts';
import { useState } from 'react';
import { useSaveProfile } from '@/api/users.ts';
import type { ProfileValues } from './profile-problems.ts';

const valuesOf = ({ name, bio }: Profile): ProfileValues => ({ name, bio: bio ?? '' });

/** What was typed into the account settings and is not saved yet. It belongs to the page: it outlives a look at another tab, and so does its save. */
export function useAccountDraft(profile: Profile | undefined) {
  const [draft, setDraft] = useState<ProfileValues>();
  const save = useSaveProfile();
  const saved = profile && valuesOf(profile);
  return {
    values: draft ?? saved ?? { name: '', bio: '' },
    isUnsaved: draft !== undefined && (draft.name !== saved?.name || draft.bio !== saved.bio),
    type: setDraft,
    save,
    /** What was typed while it was on its way is not taken back. */
    forget: (sent: ProfileValues) => setDraft((now) => (now === sent ? undefined : now)),
  };
}

export type AccountDraft = ReturnType<typeof useAccountDraft>;
