import { t } from '@lingui/core/macro';
import { paths } from '@/config/paths.ts';

export interface FinderAction {
  readonly name: string;
  readonly label: string;
  /** Other words under which somebody may look for it. */
  readonly also: string;
  readonly to: string;
}

/** Where a creator can go without naming anything. What changes something is asked for at the place it leads to. */
export function finderActions(): readonly FinderAction[] {
  const courses = paths.creatorDashboard('courses');
  return [
    {
      name: 'create',
      label: t`Create Course`,
      also: t`new add course`,
      to: paths.creatorDashboard('create'),
    },
    {
      name: 'overview',
      label: t`Open the overview`,
      also: t`dashboard figures students`,
      to: paths.creatorDashboard(),
    },
    { name: 'courses', label: t`Open your courses`, also: t`list all`, to: courses },
    {
      name: 'import',
      label: t`Import a course`,
      also: t`upload folder package zip`,
      to: paths.creatorImport(),
    },
    {
      name: 'status',
      label: t`Publish, unpublish or archive a course…`,
      also: t`restore status`,
      to: courses,
    },
    {
      name: 'settings',
      label: t`Open your settings`,
      also: t`profile payment notifications`,
      to: paths.creatorDashboard('settings'),
    },
    { name: 'notices', label: t`Open your notices`, also: t`news messages`, to: paths.notices() },
  ];
}

/** Every word somewhere in the action, whatever its case and accents. */
export function matchesWords({ label, also }: FinderAction, words: string): boolean {
  const text = folded(`${label} ${also}`);
  return folded(words)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
