import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Card } from '@/components/ui/card.tsx';
import { categoryText, difficultyText } from '@/lib/course-words.ts';
import { lessonsText } from '@/lib/lesson-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { languageText } from '../course-page-text.ts';
import { CheckList } from './check-list.tsx';

interface CourseOverviewProps {
  course: Course;
  /** The paragraphs of the description that the introduction has not shown. */
  paragraphs: readonly string[];
  lessonCount: number;
  totalTime: string;
}

export function CourseOverview({ course, paragraphs, lessonCount, totalTime }: CourseOverviewProps) {
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-2xl">
        {t`Overview`}
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
        <OverviewItem name={t`Lessons`} value={lessonsText(lessonCount)} />
        <OverviewItem name={t`Total time`} value={totalTime} />
        <OverviewItem name={t`Level`} value={difficultyText(course.difficulty)} />
        <OverviewItem name={t`Language`} value={languageText(course)} />
      </dl>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} lang={textLanguage(paragraph)} className="measure mt-5 whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      {course.whatYouWillLearn.length === 0 ? null : (
        <>
          <h3 className="mt-8 text-xl">{t`What you'll learn`}</h3>
          <CheckList items={course.whatYouWillLearn} />
        </>
      )}
    </section>
  );
}

function OverviewItem({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-card px-4 py-3.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd lang={textLanguage(value)} className="font-semibold figures-tabular">
        {value}
      </dd>
    </div>
  );
}

export function InstructorBlock({ course }: { course: Course }) {
  const category = categoryText(course.category);
  return (
    <section aria-labelledby="instructor">
      <h2 id="instructor" className="text-2xl">
        {t`Instructor`}
      </h2>
      <Card className="bengali-in-view mt-5 flex flex-wrap items-center gap-4 p-5">
        <Avatar name={course.instructor} src={course.instructorAvatar} className="size-16 text-xl" />
        <div className="min-w-0">
          <p
            lang={textLanguage(course.instructor)}
            className="font-serif text-lg leading-snug font-medium [&:lang(bn)]:leading-normal"
          >
            {course.instructor}
          </p>
          <p className="text-sm text-ink-soft">{t`Teaches ${category}`}</p>
        </div>
        {course.creator ? <CreatorBio creator={course.creator} instructor={course.instructor} /> : null}
      </Card>
    </section>
  );
}

interface CreatorBioProps {
  creator: NonNullable<Course['creator']>;
  instructor: string;
}

/** In the words of who made the course; where another one teaches it, it says whose they are. */
function CreatorBio({ creator: { name, bio }, instructor }: CreatorBioProps) {
  return (
    <div className="basis-full border-t border-line pt-4">
      {name === instructor ? null : (
        <p className="mb-1 text-sm text-ink-soft">
          <Trans>
            Made by <span lang={textLanguage(name)}>{name}</span>
          </Trans>
        </p>
      )}
      <p lang={textLanguage(bio)} className="measure whitespace-pre-line wrap-anywhere">
        {bio}
      </p>
    </div>
  );
}
