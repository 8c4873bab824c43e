import { t } from '@lingui/core/macro';

/** The tabs of a lesson, as its address names them. */
export type LessonTab = 'overview' | 'notes' | 'resources' | 'assistant';

const lessonTabs = (): readonly { value: LessonTab; label: string }[] => [
  { value: 'overview', label: t`Overview` },
  { value: 'notes', label: t`Notes` },
  { value: 'resources', label: t`Resources` },
  { value: 'assistant', label: t`Ask AI Assistant` },
];

/** Resources are for those who are signed in; a visitor does not even see their tab. */
export function lessonTabsFor({ signedIn }: { signedIn: boolean }) {
  return lessonTabs().filter(({ value }) => signedIn || value !== 'resources');
}

/** Reads an address written by anyone; what names no tab that is shown is the first one. */
export function lessonTabFrom(
  { tab }: { readonly tab?: unknown },
  { signedIn }: { signedIn: boolean },
): LessonTab {
  return lessonTabsFor({ signedIn }).find(({ value }) => value === tab)?.value ?? 'overview';
}

/** The first tab is the plain address. */
export function lessonSearch(tab: LessonTab): { tab?: LessonTab } {
  return tab === 'overview' ? {} : { tab };
}
