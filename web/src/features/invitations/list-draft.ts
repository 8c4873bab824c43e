/** The list of people that was typed and not sent, kept on the device: who looks up a cohort, or reloads, finds it again. */
import { type Role, roles } from '@academy/contract/users/roles.ts';
import { useState } from 'react';
import { useSession } from '@/features/auth/session.ts';
import { type LocalDrafts, localDrafts } from '@/lib/local-drafts.ts';

interface TypedList {
  readonly people: string;
  readonly role: Role;
  readonly courses: readonly { readonly id: string; readonly title: string }[];
  readonly cohortId: string | null;
}

const nobody: TypedList = { people: '', role: 'student', courses: [], cohortId: null };
const name = 'list';

/** Whether a list waits to be gone on with. */
export function useHasListDraft(): boolean {
  const drafts = useDrafts();
  const [has] = useState(() => drafts.read(name) !== undefined);
  return has;
}

/** The cohort that somebody comes from goes before the one of the draft. */
export function useListDraft(cohortId: string | null) {
  const drafts = useDrafts();
  const [kept] = useState(() => drafts.read(name));
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [list, setList] = useState({
    ...(kept ?? nobody),
    cohortId: cohortId ?? kept?.cohortId ?? null,
  });
  const put = (next: TypedList) => {
    setList(next);
    if (next.people.trim() === '') drafts.drop(name);
    else drafts.keep(name, next);
  };
  return {
    list,
    /** It is from an earlier visit. */
    isRestored,
    change: (part: Partial<TypedList>) => put({ ...list, ...part }),
    /** It was sent, or is given up. */
    drop: () => drafts.drop(name),
    startOver: () => {
      setRestored(false);
      put({ ...nobody, cohortId });
    },
  };
}

function useDrafts(): LocalDrafts<TypedList> {
  const userId = useSession()?.id ?? '';
  return localDrafts({
    prefix: `academy.invitations.${userId}.`,
    parse: parseList,
    storage: () => window.localStorage,
  });
}

/** Storage holds what any version of the app wrote, or anybody. */
function parseList(stored: unknown): TypedList | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('people' in stored) || typeof stored.people !== 'string') return undefined;
  const role = 'role' in stored ? roles.find((each) => each === stored.role) : undefined;
  const courses = 'courses' in stored && Array.isArray(stored.courses) ? stored.courses : [];
  const cohortId = 'cohortId' in stored && typeof stored.cohortId === 'string' ? stored.cohortId : null;
  return { people: stored.people, role: role ?? 'student', courses: courses.filter(isCourse), cohortId };
}

function isCourse(stored: unknown): stored is TypedList['courses'][number] {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('title' in stored))
    return false;
  return typeof stored.id === 'string' && typeof stored.title === 'string';
}
