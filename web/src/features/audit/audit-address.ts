/** What the audit trail shows, as its address says it. */
import { auditActions, auditLimits } from '@academy/contract/audit/audit-actions.ts';
import type { AuditFilter } from '@/api/audit.ts';

type AuditAddress = { readonly [Name in keyof AuditFilter]?: string | undefined };

/** Anyone may have written the address: what makes no sense is left out. */
export function auditFilterOf(address: AuditAddress): AuditFilter {
  return {
    q: address.q?.trim().slice(0, auditLimits.searchMaxLength) || undefined,
    action: auditActions.find((action) => action === address.action),
    person: address.person || undefined,
    from: dayFrom(address.from),
    to: dayFrom(address.to),
  };
}

const dayFrom = (text = ''): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

export const isFiltered = (filter: AuditFilter): boolean => Object.values(filter).some(Boolean);
