import { peopleLimits, peopleOrders } from '@academy/contract/people/people-limits.ts';
import { roles } from '@academy/contract/users/roles.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { PeopleQuery } from '@/api/people.ts';
import { DebouncedSearch } from '@/components/debounced-search.tsx';
import { PhoneSort } from '@/components/phone-sort.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Select } from '@/components/ui/select.tsx';
import { roleText } from '@/lib/role-words.ts';
import { sortedBy } from '../people-search.ts';
import { orderText } from '../people-words.ts';

interface PeopleToolsProps {
  query: PeopleQuery;
  onQuery: (query: PeopleQuery) => void;
}

/** Looking for somebody, and leaving others out. */
export function PeopleTools({ query, onQuery }: PeopleToolsProps) {
  const blockedId = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DebouncedSearch
        label={t`Search people by name or email`}
        placeholder={t`Search by name or email`}
        className="w-80 max-md:w-full"
        maxLength={peopleLimits.searchMaxLength}
        value={query.q ?? ''}
        onSearch={(q) => onQuery({ ...query, q: q || undefined })}
      />
      <Select
        aria-label={t`Role`}
        className="w-44 max-md:grow"
        value={query.role ?? ''}
        onChange={(event) => onQuery({ ...query, role: roles.find((role) => role === event.target.value) })}
      >
        <option value="">{t`All roles`}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleText(role)}
          </option>
        ))}
      </Select>
      <label htmlFor={blockedId} className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <Checkbox
          id={blockedId}
          checked={query.blocked === '1'}
          onChange={(event) => onQuery({ ...query, blocked: event.target.checked ? '1' : undefined })}
        />
        {t`Blocked only`}
      </label>
      <div className="w-full md:hidden">
        <PhoneSort
          columns={peopleOrders}
          columnText={orderText}
          sort={{ column: query.sort, direction: query.direction === 'up' ? 'ascending' : 'descending' }}
          onColumn={(column) => onQuery(sortedBy(query, column))}
          onTurn={() => onQuery(sortedBy(query, query.sort))}
        />
      </div>
    </div>
  );
}
