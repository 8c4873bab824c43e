import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { textLanguage } from '@/lib/text-language.ts';

/** The name is null once it has been erased. */
type Named = NonNullable<AuditEntry['actor']>;

const linkClasses =
  'font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-2';

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
