import { auditActions, auditLimits } from '@academy/contract/audit/audit-actions.ts';
import { t } from '@lingui/core/macro';
import { Download, X } from 'lucide-react';
import { useId } from 'react';
import { type AuditFilter, auditFile } from '@/api/audit.ts';
import { followWithSession } from '@/api/client/follow-with-session.ts';
import { DebouncedSearch } from '@/components/debounced-search.tsx';
import { tellNotDownloaded } from '@/components/tell-not-downloaded.ts';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { actionNames } from './action-names.ts';

interface AuditToolsProps {
  filter: AuditFilter;
  /** Of whom alone it is told, where that is chosen and known. */
  personName: string | undefined;
  onFilter: (filter: AuditFilter) => void;
}

/** Looking for something that was done, and taking along what was found. */
export function AuditTools({ filter, personName, onFilter }: AuditToolsProps) {
  const name = personName ?? t`one person`;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <DebouncedSearch
        label={t`Search by the name of a person or a course`}
        placeholder={t`Name of a person or a course`}
        className="w-72 max-md:w-full xl:w-auto xl:max-w-72 xl:min-w-64 xl:grow xl:basis-64"
        maxLength={auditLimits.searchMaxLength}
        value={filter.q ?? ''}
        onSearch={(q) => onFilter({ ...filter, q: q || undefined })}
      />
      <Select
        aria-label={t`What was done`}
        className="w-56 max-md:w-full"
        value={filter.action ?? ''}
        onChange={(event) =>
          onFilter({ ...filter, action: auditActions.find((action) => action === event.target.value) })
        }
      >
        <option value="">{t`Everything`}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {actionNames[action]()}
          </option>
        ))}
      </Select>
      <Day label={t`From`} value={filter.from} onDay={(from) => onFilter({ ...filter, from })} />
      <Day label={t`To`} value={filter.to} onDay={(to) => onFilter({ ...filter, to })} />
      <div className="flex flex-wrap gap-3 xl:ml-auto">
        <FileLink href={auditFile('csv', filter)}>{t`CSV`}</FileLink>
        <FileLink href={auditFile('jsonl', filter)}>{t`JSON lines`}</FileLink>
      </div>
      {filter.person === undefined ? null : (
        <div className="flex w-full flex-wrap items-center gap-x-3">
          <p>{t`Only what ${name} did, or what was done to them`}</p>
          <Button variant="ghost" size="sm" onClick={() => onFilter({ ...filter, person: undefined })}>
            <X aria-hidden="true" />
            {t`Show of everybody`}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onDay: (day: string | undefined) => void;
}

function Day({ label, value = '', onDay }: DayProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 max-md:grow max-md:basis-full min-[24rem]:max-md:basis-32">
      <label htmlFor={id} className="text-sm text-ink-soft max-md:w-12">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        className="w-40! max-md:w-full!"
        value={value}
        onChange={(event) => onDay(event.target.value || undefined)}
      />
    </div>
  );
}

function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <Button asChild variant="outline">
      <a href={href} download onClick={(event) => followWithSession(event, tellNotDownloaded)}>
        <Download aria-hidden="true" />
        {children}
      </a>
    </Button>
  );
}
