/** What the list of people shows, as its address says it. */
import { type PeopleOrder, peopleLimits, peopleOrders } from '@academy/contract/people/people-limits.ts';
import { roles } from '@academy/contract/users/roles.ts';
import type { PeopleQuery } from '@/api/people.ts';
import { writtenOf } from '@/lib/written-of.ts';

type PeopleAddress = { readonly [Name in keyof PeopleQuery]?: string | undefined };

/** Anyone may have written the address: what makes no sense is left out. */
export function peopleQueryOf(address: PeopleAddress): PeopleQuery {
  const q = address.q?.trim().slice(0, peopleLimits.searchMaxLength);
  const sort = peopleOrders.find((each) => each === address.sort) ?? 'joined';
  return {
    q: q || undefined,
    role: roles.find((role) => role === address.role),
    blocked: address.blocked === '1' ? '1' : undefined,
    sort,
    direction: directionFrom(address.direction) ?? firstDirection(sort),
  };
}

const directionFrom = (text: string | undefined) => (text === 'up' || text === 'down' ? text : undefined);

/** Names from their beginning, times from the latest. */
const firstDirection = (sort: PeopleOrder) => (sort === 'name' || sort === 'email' ? 'up' : 'down');

/** Left out is what would be so anyway. */
export function peopleAddressOf({ sort, direction, ...filter }: PeopleQuery): Record<string, string> {
  const address: PeopleAddress = {
    ...filter,
    sort: sort === 'joined' ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
  };
  return writtenOf(address);
}

/** The same column again turns it round. */
export function sortedBy(query: PeopleQuery, sort: PeopleOrder): PeopleQuery {
  if (sort !== query.sort) return { ...query, sort, direction: firstDirection(sort) };
  return { ...query, direction: query.direction === 'up' ? 'down' : 'up' };
}

export const isFiltered = ({ q, role, blocked }: PeopleQuery): boolean => Boolean(q || role || blocked);
