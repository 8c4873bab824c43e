/** Lessons as bars: what stands in them, and what is said of each. */
import type { DropOff, LessonReach } from '@academy/contract/insight/insight-calls.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LinkedBar } from '@/components/plots/linked-bars.tsx';
import { paths } from '@/config/paths.ts';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

type Compared = NonNullable<DropOff['comparedWith']>;

export function plainBars(courseId: string, { lessons, steepestFall }: DropOff): readonly LinkedBar[] {
  return lessons.map((lesson, index) => {
    const [reached, finished] = [numberText(lesson.reached), numberText(lesson.finished)];
    const lost = steepestFall?.nextLessonId === lesson.lessonId ? steepestFall.lost : undefined;
    return {
      ...barOf(courseId, lesson, index, t`${reached} reached it, ${finished} finished it`),
      columns: [{ look: 'all', reached: lesson.reached, finished: lesson.finished }],
      lost: lost === undefined ? undefined : { value: lost, text: `−${numberText(lost)}` },
    };
  });
}

/** In percent of who enrolled on each side: one side has more students than the other. */
export function comparedBars(
  courseId: string,
  lessons: readonly LessonReach[],
  { studentsBefore, studentsSince }: Compared,
): readonly LinkedBar[] {
  return lessons.map((lesson, index) => {
    const before = shares(lesson.beforeChange, studentsBefore);
    const since = shares(lesson.sinceChange, studentsSince);
    const [was, is] = [percentText(before.finished), percentText(since.finished)];
    const [came, comes] = [percentText(before.reached), percentText(since.reached)];
    return {
      ...barOf(
        courseId,
        lesson,
        index,
        t`before, ${came} reached it and ${was} finished it; since, ${comes} and ${is}`,
      ),
      columns: [
        { look: 'before', ...before },
        { look: 'since', ...since },
      ],
    };
  });
}

function shares(reach: LessonReach['beforeChange'], students: number) {
  const share = (count: number) => (students > 0 ? Math.round((count / students) * 100) : 0);
  return { reached: share(reach?.reached ?? 0), finished: share(reach?.finished ?? 0) };
}

function barOf(courseId: string, lesson: LessonReach, index: number, values: string) {
  const { lessonId, moduleId, title } = lesson;
  const number = numberText(index + 1);
  return {
    key: lessonId,
    to: paths.lessonInsight({ courseId, moduleId, lessonId }),
    number,
    name: t`Lesson ${number}, ${title}: ${values}`,
    readout: (
      <Trans>
        {number}.{' '}
        <strong lang={textLanguage(title)} className="font-semibold text-ink">
          {title}
        </strong>
        : {values}
      </Trans>
    ),
  };
}
