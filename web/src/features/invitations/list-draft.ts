/** The list of people that was typed and not sent, kept on the device: who looks up a cohort, or reloads, finds it again. */
import { type Role, roles } from '@academy/contract/users/roles.ts';
import { useRef, useState } from 'react';
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
  const [list, setList] = useState<TypedList>({
    ...(kept ?? nobody),
    cohortId: cohortId ?? kept?.cohortId ?? null,
  });
  // A file is read for a while: what is chosen meanwhile is of a later render than the one that awaits it.
  const latest = useRef(list);
  const put = (next: TypedList) => {
    latest.current = next;
    setList(next);
    if (isBegun(next, cohortId)) drafts.keep(name, next);
    else drafts.drop(name);
  };
  const startOver = () => {
    setRestored(false);
    put({ ...nobody, cohortId });
  };
  return {
    list,
    /** It is from an earlier visit. */
    isRestored,
    change: (part: Partial<TypedList>) => put({ ...latest.current, ...part }),
    /** It is given up. */
    drop: () => drafts.drop(name),
    startOver,
    /** This list was sent. What was changed meanwhile is another, and stays. */
    finish: () => {
      if (latest.current === list) startOver();
    },
  };
}

/** The cohort that somebody comes from was not chosen here. */
function isBegun({ people, role, courses, cohortId }: TypedList, begunWith: string | null): boolean {
  const isCohortChosen = cohortId !== null && cohortId !== begunWith;
  return people.trim() !== '' || role !== nobody.role || courses.length > 0 || isCohortChosen;
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
