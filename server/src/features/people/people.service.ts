import type { Person } from '@academy/contract/people/people-calls.ts';
import type { Role } from '@academy/contract/users/roles.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { foldText } from '../../access/fold-text.ts';
import { searchPatterns } from '../../access/search-patterns.ts';
import { Refusal } from '../../refusal.ts';
import * as people from './people.repository.ts';
import { orderOf, type PeopleSorting, placeOf } from './people-order.ts';
import { type RoleRules, roleSql } from './person-sql.ts';

interface PeopleQuery extends PeopleSorting {
  readonly q?: string | undefined;
  readonly role?: Role | undefined;
  readonly blocked?: '1' | undefined;
}

interface PeopleList {
  readonly people: Person[];
  readonly after: string | null;
  readonly count: number;
}

const nobody: PeopleList = { people: [], after: null, count: 0 };

export type PeopleService = ReturnType<typeof createPeopleService>;

export function createPeopleService({ db }: Database, rules: RoleRules, clock: Clock) {
  const roles = roleSql(rules);

  return {
    async list({ q = '', role, blocked, ...sorting }: PeopleQuery): Promise<PeopleList> {
      // Refused before anything is looked for.
      orderOf(sorting);
      // PostgreSQL text holds no NUL, so nothing there can match one.
      if (q.includes('\0')) return nobody;
      const patterns = q.trim() === '' ? [] : searchPatterns(await foldText(db, q));
      const filter = { patterns, role: role ?? null, isBlocked: blocked === '1' };
      const count = await people.countPeople(db, roles, filter);
      if (count === 0) return nobody;
      const { people: found, hasMore } = await people.listPeople(db, roles, { filter, sorting, count });
      const last = found.at(-1);
      return {
        people: found,
        after: hasMore && last !== undefined ? placeOf(sorting.sort, last) : null,
        count,
      };
    },

    async get(userId: string) {
      if (!isId(userId)) throw new Refusal('user_not_found');
      const [person, details, courses] = await Promise.all([
        people.findPerson(db, roles, userId),
        people.findDetails(db, userId, clock.now()),
        people.listTaught(db, userId),
      ]);
      if (person === undefined || details === undefined) throw new Refusal('user_not_found');
      return { ...person, ...details, courses };
    },
  };
}
