import type { AuditAction } from '@academy/contract/audit/audit-actions.ts';
import { t } from '@lingui/core/macro';
import { machineActionNames } from './machine-sentences.tsx';

/** What entries are filtered by. */
export const actionNames: Record<AuditAction, () => string> = {
  signed_in: () => t`Signed in`,
  sign_in_refused: () => t`Sign-in refused`,
  signed_out_everywhere: () => t`Signed out everywhere`,
  role_changed: () => t`Role changed`,
  blocked: () => t`Account blocked`,
  unblocked: () => t`Account unblocked`,
  courses_handed_over: () => t`Courses handed over`,
  course_created: () => t`Course created`,
  course_published: () => t`Course published`,
  course_unpublished: () => t`Course unpublished`,
  course_archived: () => t`Course archived`,
  course_restored: () => t`Course restored`,
  students_viewed: () => t`Students looked at`,
  certificate_revoked: () => t`Certificate revoked`,
  review_hidden: () => t`Review hidden`,
  review_shown: () => t`Review shown again`,
  school_page_edited: () => t`Page of the academy edited`,
  audit_exported: () => t`Audit trail downloaded`,
  ...machineActionNames,
  settings_changed: () => t`Settings changed`,
  course_submitted: () => t`Course handed in`,
  course_approved: () => t`Course approved`,
  course_refused: () => t`Course refused`,
  creator_requested: () => t`Asked to write courses`,
  creator_approved: () => t`Allowed to write courses`,
  creator_refused: () => t`Not allowed to write courses`,
  account_exported: () => t`Own data asked for`,
  account_deletion_requested: () => t`Deletion asked for`,
  account_deletion_cancelled: () => t`Deletion called off`,
  account_deleted: () => t`Account deleted`,
  course_exported: () => t`Copy of a course taken`,
  course_imported: () => t`Course imported`,
};
