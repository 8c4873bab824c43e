import { periods } from '@academy/contract/insight/insight-options.ts';
import type { OverviewFilter } from '@/api/insight.ts';

const usual = '30';

/** What the address asks for; what makes no sense is the usual. */
export function overviewFilterOf(search: { courseId?: string; period?: string }): OverviewFilter {
  return {
    courseId: search.courseId || undefined,
    period: periods.find((period) => period === search.period) ?? usual,
  };
}

/** The address of a filter: what is usual is not written. */
export function overviewAddressOf({ courseId, period }: OverviewFilter): Record<string, string> {
  return { ...(courseId && { courseId }), ...(period !== usual && { period }) };
}
