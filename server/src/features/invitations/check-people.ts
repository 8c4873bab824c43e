/** Decides, line by line, what a list of people would do. Changes nothing. */
import type { InvitationReport, PeopleList } from '@academy/contract/invitations/invitation-calls.ts';
import {
  isMailAddress,
  type LineNote,
  type LineProblem,
  invitationLimits as limits,
} from '@academy/contract/invitations/invitation-limits.ts';
import { type Role, roles } from '@academy/contract/users/roles.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { isId, newId } from '@academy/platform/ids.ts';
import { Refusal } from '../../refusal.ts';
import * as invite from './invite.repository.ts';
import { type ReadLine, readPeople } from './read-people.ts';

type Remark = InvitationReport['remarks'][number];
type Raised = InvitationReport['raised'][number];

/** What the good lines come to. */
export interface CheckedPeople {
  readonly report: InvitationReport;
  readonly invitations: readonly invite.NewInvitation[];
  readonly here: readonly (invite.NewInvitation & { readonly userId: string })[];
}

type Names = ReadonlyMap<string, readonly string[]>;

export async function checkPeople(
  db: Queryable,
  list: PeopleList,
  rules: { readonly demoAccountsCount: boolean },
): Promise<CheckedPeople> {
  // PostgreSQL text holds no NUL.
  if (list.people.includes('\0')) throw new Refusal('text_not_storable');
  const lines = readPeople(list.people);
  const addresses = [...new Set(lines.map(({ email }) => email).filter(isMailAddress))];
  const known = {
    courses: namesOf(await invite.findCourses(db, distinct(lines.flatMap(({ courses }) => courses)))),
    cohorts: namesOf(await invite.findCohorts(db, distinct(lines.map(({ cohort }) => cohort)))),
    shared: await sharedOf(db, list),
  };
  const accounts = new Map(
    (await invite.findAccounts(db, addresses, rules)).map((account) => [account.email, account]),
  );
  const invited = await invite.findInvited(db, addresses);

  const remarks: Remark[] = [];
  const invitations: invite.NewInvitation[] = [];
  const here: (invite.NewInvitation & { userId: string })[] = [];
  const raised: Raised[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const { email } = line;
    const remark = (what: LineProblem | LineNote, text: string | null = null) =>
      remarks.push({ line: line.line, email: email.slice(0, limits.emailMaxLength), what, text });
    const account = accounts.get(email);
    const problem = problemOf(line, known, seen.has(email));
    if (problem !== null) remark(problem.what, problem.text);
    else if (account?.isBlocked) remark('account_blocked');
    else {
      // Of a line that is left out, the next one with its address is no double.
      seen.add(email);
      const wanted = wantedOf(line, known, list.role);
      if (account === undefined) {
        invitations.push(wanted);
        if (invited.has(email)) remark('already_invited');
      } else {
        here.push({ ...wanted, userId: account.id });
        remark('already_here');
        const { role } = wanted;
        if (role !== 'student' && roles.indexOf(role) > roles.indexOf(account.role)) {
          raised.push({ line: line.line, email, name: account.name, role });
        }
      }
    }
  }
  const alreadyInvited = invitations.filter(({ email }) => invited.has(email)).length;
  const given = here.filter(isGiven).length;
  const counts = {
    invited: invitations.length - alreadyInvited,
    alreadyInvited,
    alreadyHere: here.length,
    given,
  };
  return { report: { lines: lines.length, ...counts, raised, remarks }, invitations, here };
}

/** Who has an account gets nothing where nothing was chosen for them. */
export function isGiven({ courseIds, cohortId }: invite.NewInvitation): boolean {
  return courseIds.length > 0 || cohortId !== null;
}

interface Known {
  readonly courses: Names;
  readonly cohorts: Names;
  readonly shared: { readonly courseIds: readonly string[]; readonly cohortId: string | null };
}

function problemOf(
  { email, name, role, courses, cohort }: ReadLine,
  known: Known,
  isDoubled: boolean,
): { what: LineProblem; text: string | null } | null {
  if (!isMailAddress(email)) return { what: 'bad_address', text: null };
  if (isDoubled) return { what: 'doubled', text: null };
  if ([...name].length > limits.nameMaxLength) return { what: 'name_too_long', text: null };
  if (role !== '' && !isRole(role)) return { what: 'unknown_role', text: shortened(role) };
  for (const course of courses) {
    const found = known.courses.get(course)?.length ?? 0;
    if (found === 0) return { what: 'unknown_course', text: shortened(course) };
    if (found > 1) return { what: 'ambiguous_course', text: shortened(course) };
  }
  if (courses.length > limits.courses) return { what: 'too_many_courses', text: null };
  if (cohort !== '' && !known.cohorts.has(cohort)) return { what: 'unknown_cohort', text: shortened(cohort) };
  return null;
}

function wantedOf({ email, name, role, courses, cohort }: ReadLine, known: Known, otherwise: Role) {
  const own = courses.flatMap((course) => known.courses.get(course) ?? []);
  return {
    id: newId(),
    email,
    name: name === '' ? null : name.replaceAll(/\s+/gu, ' '),
    role: isRole(role) ? role : otherwise,
    cohortId: known.cohorts.get(cohort)?.[0] ?? known.shared.cohortId,
    courseIds: [...new Set([...known.shared.courseIds, ...own])],
  };
}

/** What is chosen for the whole list has to be there: it was chosen from what is. */
async function sharedOf(db: Queryable, { courseIds, cohortId }: PeopleList) {
  const found = await invite.findCourses(db, courseIds.filter(isId));
  const ids = new Set(found.filter(({ name, id }) => name.toLowerCase() === id).map(({ id }) => id));
  if (courseIds.some((id) => !ids.has(id.toLowerCase()))) throw new Refusal('course_not_found');
  if (cohortId === null) return { courseIds: [...ids], cohortId };
  const places = isId(cohortId) ? await invite.countPlaces(db, [cohortId]) : new Map<string, number>();
  if (places.size === 0) throw new Refusal('cohort_not_found');
  return { courseIds: [...ids], cohortId };
}

function namesOf(rows: readonly { name: string; id: string }[]): Names {
  const ids = new Map<string, string[]>();
  for (const { name, id } of rows) ids.set(name, [...(ids.get(name) ?? []), id]);
  return ids;
}

const distinct = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== '');
const isRole = (text: string): text is Role => roles.some((role) => role === text);
const shortened = (text: string) => [...text].slice(0, limits.nameMaxLength).join('');
