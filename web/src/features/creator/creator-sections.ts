import { paths } from '@/config/paths.ts';

export type CreatorSection = 'dashboard' | 'courses' | 'create' | 'settings';

export interface CreatorPlace {
  readonly section: CreatorSection;
  /** A course is open in the editor. */
  readonly editing: boolean;
}

const root = paths.creatorDashboard();

/** Where in the dashboard an address is. The editor of a course is the create tab, with a course in it. */
export function creatorPlaceOf(pathname: string): CreatorPlace {
  const [first = '', courseId, page] = pathname.slice(root.length).split('/').filter(Boolean);
  const editing = first === 'courses' && courseId !== undefined && (page === 'edit' || page === 'curriculum');
  return { section: editing ? 'create' : (sectionFrom(first) ?? 'dashboard'), editing };
}

/** The section a tab of the address names; the create tab goes by two names. */
export function sectionFrom(tab: string): CreatorSection | undefined {
  if (tab === 'create-course') return 'create';
  return sections.find((section) => section === tab);
}

const sections: readonly CreatorSection[] = ['dashboard', 'courses', 'create', 'settings'];
