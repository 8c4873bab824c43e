import type { FindingWeight } from '@academy/contract/preflight/finding-weights.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon, OctagonX, Sparkles, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Finding } from '@/api/preflight.ts';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { findingText } from '@/lib/finding-text.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import {
  countPlaces,
  type FindingGroup,
  type FindingSection,
  mendingPlace,
  sectionsOf,
} from '../finding-groups.ts';

interface FindingListProps {
  courseId: string;
  findings: readonly Finding[];
  /** Those that are not listed, too. */
  total: number;
}

/** So many places are shown at first: a course that was just begun has much to be said about. */
const FIRST_GROUPS = 6;

/** What was found, what weighs most first and then by lesson; each leads to where it is mended. */
export function FindingList({ courseId, findings, total }: FindingListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const all = sectionsOf(findings, Number.POSITIVE_INFINITY);
  const shown = showsAll ? all : sectionsOf(findings, FIRST_GROUPS);
  const left = countPlaces(all) - countPlaces(shown);
  const unlisted = total - findings.length;
  const leftNumber = numberText(left);
  const unlistedNumber = numberText(unlisted);
  return (
    <>
      {shown.map((section) => (
        <Section key={section.weight} courseId={courseId} section={section} />
      ))}
      {left > 0 ? (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => setShowsAll(true)}>
          {plural(left, { one: 'Show one more place', other: `Show ${leftNumber} more places` })}
        </Button>
      ) : unlisted > 0 ? (
        <p className="mt-4 text-sm text-ink-soft">
          {plural(unlisted, {
            one: 'One more is not listed. Mend some of these, and check again.',
            other: `${unlistedNumber} more are not listed. Mend some of these, and check again.`,
          })}
        </p>
      ) : null}
    </>
  );
}

/** Its words say how much it weighs; icon and colour repeat it. */
const weightMarks: Record<FindingWeight, { icon: LucideIcon; tone: string; word: () => string }> = {
  stops: { icon: OctagonX, tone: 'text-danger', word: () => t`Stops students` },
  misleads: {
    icon: TriangleAlert,
    tone: 'text-warning',
    word: () => t`Misleads students or leaves some out`,
  },
  nicer: { icon: Sparkles, tone: 'text-ink-soft', word: () => t`Could be nicer` },
};

function Section({ courseId, section }: { courseId: string; section: FindingSection }) {
  const { icon: Icon, tone, word } = weightMarks[section.weight];
  return (
    <section className="border-t border-line pt-4">
      <h3 className="flex items-center gap-2 font-sans text-base font-semibold">
        <Icon aria-hidden="true" className={cn('size-4.5 shrink-0', tone)} />
        <span>
          {word()}{' '}
          <span className="font-normal text-ink-soft figures-tabular">({numberText(section.count)})</span>
        </span>
      </h3>
      <ul className="sm:pl-6.5">
        {section.groups.map((group) => (
          <li key={group.key} className="border-b border-line py-3 last:border-b-0 last:pb-0">
            <Group courseId={courseId} group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ courseId, group }: { courseId: string; group: FindingGroup }) {
  const { module, lesson, findings } = group;
  const title = lesson?.title ?? module?.title;
  return (
    <>
      <h4 lang={textLanguage(title ?? '')} className="font-sans text-base font-semibold wrap-anywhere">
        {title ?? t`The whole course`}
      </h4>
      {lesson && module ? (
        <p lang={textLanguage(module.title)} className="text-sm text-ink-soft wrap-anywhere">
          {module.title}
        </p>
      ) : null}
      <ul className="mt-1">
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no name, and the list only changes as a whole.
          <li key={index}>
            <FindingLink courseId={courseId} finding={finding} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The whole row leads there: its words are the link's. */
function FindingLink({ courseId, finding }: { courseId: string; finding: Finding }) {
  const { says, advice } = findingText(finding);
  const { second, facts } = finding;
  const at = second === null || second === 0 ? null : timeText(second);
  return (
    <Link
      {...mendingPlace(courseId, finding)}
      className="group -mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
    >
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">
          {says} {at === null ? null : <span className="text-ink-soft figures-tabular">{at}</span>}
        </span>
        {facts.url === undefined ? null : (
          <span className="block truncate text-sm text-ink-soft" dir="ltr">
            {facts.url}
          </span>
        )}
        <span className="block text-sm text-ink-soft">
          {advice} {facts.isWatchable ? t`Until then, students watch what was ready before.` : null}
        </span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-soft group-hover:text-accent-ink"
      />
    </Link>
  );
}
