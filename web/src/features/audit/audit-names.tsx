import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { usePerson } from '@/api/people.ts';
import { paths } from '@/config/paths.ts';
import { textLanguage } from '@/lib/text-language.ts';

/** The name is null once it has been erased. */
type Named = NonNullable<AuditEntry['actor']>;

export const linkClasses =
  'py-1 font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-2';

export function PersonName({ named: { id, name }, erased }: { named: Named; erased: string }) {
  if (name === null) return erased;
  return (
    <Link to={paths.adminPerson(id)} lang={textLanguage(name)} className={linkClasses}>
      {name}
    </Link>
  );
}

export function CourseName({ named: { id, name } }: { named: Named }) {
  if (name === null) return t`an erased course`;
  return (
    <Link to={paths.coursePreview(id)} lang={textLanguage(name)} className={linkClasses}>
      {name}
    </Link>
  );
}

/** Who got courses is told by an id alone, so that an erased name stands nowhere else: it is asked for. */
export function ReceiverName({ id }: { id: AuditEntry['facts'][string] | undefined }) {
  return typeof id === 'string' ? <AskedName id={id} /> : t`somebody else`;
}

function AskedName({ id }: { id: string }) {
  const name = usePerson(id).data?.name ?? null;
  return <PersonName named={{ id, name }} erased={t`somebody else`} />;
}

export function pageText(page: AuditEntry['facts'][string] | undefined): string {
  switch (page) {
    case 'terms':
      return t`Terms of Service`;
    case 'privacy':
      return t`Privacy Policy`;
    case 'about':
      return t`About Us`;
    default:
      return String(page ?? '');
  }
}
