import type { Person } from '@academy/contract/people/people-calls.ts';
import { t } from '@lingui/core/macro';
import { Ban } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';

type Marked = Pick<Person, 'role' | 'isListed' | 'blockedAt'>;

/** What stands out of an account: that it is blocked, or an admin whom the operator's list does not name. */
export function PersonMarks({ person: { role, isListed, blockedAt } }: { person: Marked }) {
  return (
    <>
      {blockedAt === null ? null : (
        <Badge variant="danger">
          <Ban aria-hidden="true" />
          {t`Blocked`}
        </Badge>
      )}
      {role === 'admin' && !isListed ? <Badge>{t`Not in ADMIN_EMAILS`}</Badge> : null}
    </>
  );
}
