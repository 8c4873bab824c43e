import type { LessonOfStudent } from '@academy/contract/students/student-calls.ts';
import { t } from '@lingui/core/macro';
import { Circle, CircleCheck } from 'lucide-react';
import { textLanguage } from '@/lib/text-language.ts';
import { lessonFacts } from '../student-words.ts';

/** In the order of the course, under the names of its modules. */
export function StudentLessons({ lessons }: { lessons: readonly LessonOfStudent[] }) {
  const modules = [...Map.groupBy(lessons, ({ moduleId }) => moduleId).values()];
  return (
    <section>
      <h3 className="mb-2 font-sans text-sm font-semibold">{t`Progress by lesson`}</h3>
      {lessons.length === 0 ? (
        <p className="text-ink-soft">{t`This course doesn't have any lessons yet`}</p>
      ) : (
        modules.map((ofModule) => <ModuleOfStudent key={ofModule[0]?.moduleId} lessons={ofModule} />)
      )}
    </section>
  );
}

function ModuleOfStudent({ lessons }: { lessons: readonly LessonOfStudent[] }) {
  const title = lessons[0]?.moduleTitle ?? '';
  return (
    <div className="mt-4 first-of-type:mt-0">
      <h4 lang={textLanguage(title)} className="font-sans text-sm text-ink-soft wrap-anywhere">
        {title}
      </h4>
      <ul>
        {lessons.map((lesson) => (
          <LessonLine key={lesson.lessonId} lesson={lesson} />
        ))}
      </ul>
    </div>
  );
}

function LessonLine({ lesson }: { lesson: LessonOfStudent }) {
  const { title, openedAt } = lesson;
  const [Icon, colour] = openedAt === null ? [Circle, 'text-ink-soft'] : [CircleCheck, 'text-success'];
  return (
    <li className="flex gap-3 border-b border-line py-2.5 last:border-b-0">
      <Icon aria-hidden="true" className={`mt-0.5 size-[1.125rem] shrink-0 ${colour}`} />
      <div className="min-w-0">
        <p lang={textLanguage(title)} className="font-medium wrap-anywhere">
          {title}
        </p>
        <p className="text-sm text-ink-soft figures-tabular">{lessonFacts(lesson).join(' · ')}</p>
      </div>
    </li>
  );
}
