/** What the audit trail tells of. A name that was written once is never given another meaning. */
export const auditActions = [
  'signed_in',
  'sign_in_refused',
  'signed_out_everywhere',
  'role_changed',
  'blocked',
  'unblocked',
  'courses_handed_over',
  'course_created',
  'course_published',
  'course_unpublished',
  'course_archived',
  'course_restored',
  'students_viewed',
  'certificate_revoked',
  'review_hidden',
  'review_shown',
  'school_page_edited',
  'audit_exported',
  'token_created',
  'token_revoked',
  'settings_changed',
  'course_submitted',
  'course_approved',
  'course_refused',
  'creator_requested',
  'creator_approved',
  'creator_refused',
  'account_exported',
  'account_deletion_requested',
  'account_deletion_cancelled',
  'account_deleted',
] as const;

export type AuditAction = (typeof auditActions)[number];

export const auditLimits = { pageSize: 50, searchMaxLength: 100, keptDays: 400 } as const;
