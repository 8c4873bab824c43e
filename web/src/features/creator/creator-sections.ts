import { paths } from '@/config/paths.ts';

export type CreatorSection = 'dashboard' | 'courses' | 'create' | 'settings';

export interface CreatorLocation {
  readonly section: CreatorSection;
  /** A course is open in the editor. */
  readonly editing: boolean;
}

const root = paths.creatorDashboard();

/** The part of the dashboard at a path. The editor of a course belongs to the create tab. */
export function creatorLocationOf(pathname: string): CreatorLocation {
  // The students of a course have an address of their own.
  if (!pathname.startsWith(root)) return { section: 'courses', editing: false };
  const [first = '', courseId, page] = pathname.slice(root.length).split('/').filter(Boolean);
  const editing = first === 'courses' && courseId !== undefined && (page === 'edit' || page === 'curriculum');
  if (editing) return { section: 'create', editing };
  // A course is imported from the list of courses.
  return { section: first === 'import' ? 'courses' : (sectionFrom(first) ?? 'dashboard'), editing };
}

/** The section of a tab in the path; the create tab has two names. */
export function sectionFrom(tab: string): CreatorSection | undefined {
  if (tab === 'create-course') return 'create';
  return sections.find((section) => section === tab);
}

const sections: readonly CreatorSection[] = ['dashboard', 'courses', 'create', 'settings'];
