import type { Cohort } from '@academy/contract/cohorts/cohort-calls.ts';
import { cohortLimits as limits } from '@academy/contract/cohorts/cohort-limits.ts';
import { csvRow } from '@academy/contract/text/csv-row.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { Refusal } from '../../refusal.ts';
import { type FoundMember, listMembers, type MemberPlace } from './cohort-progress.repository.ts';

export function createCohortProgressService({ db }: Database, get: (id: string) => Promise<Cohort>) {
  return {
    async list(id: string, after: string | undefined) {
      const place = after === undefined ? null : readPlace(after);
      const { id: cohortId } = await get(id);
      const rows = await listMembers(db, cohortId, { after: place, limit: limits.pageSize + 1 });
      const members = rows.slice(0, limits.pageSize);
      const last = rows.length > limits.pageSize ? members.at(-1) : undefined;
      return { members, after: last === undefined ? null : `${last.id}.${last.key}` };
    },

    /** All members: there are at most a thousand. */
    async file(id: string): Promise<string> {
      const { id: cohortId, courses } = await get(id);
      const members = await listMembers(db, cohortId, { after: null, limit: limits.members });
      const heads = courses.flatMap(({ title }) => [`${title}: percent`, `${title}: last active`]);
      return [csvRow(['name', 'email', 'finished courses', ...heads]), ...members.map(rowOf)].join('');
    },
  };
}

function rowOf({ name, email, progress }: FoundMember): string {
  const finished = progress.filter((course) => course?.isFinished).length;
  const cells = progress.flatMap((course) => [
    course === null ? '' : String(course.percent),
    course?.lastActive ?? '',
  ]);
  return csvRow([name, email, String(finished), ...cells]);
}

function readPlace(after: string): MemberPlace {
  const [id = '', ...key] = after.split('.');
  if (!isId(id) || after.includes('\0')) {
    throw new Refusal('bad_request', 'after: this is no end of a page of this list');
  }
  return { id, key: key.join('.') };
}
