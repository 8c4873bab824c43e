import type { ResponseOf } from '@academy/contract/http/client.ts';
import { momentSearch } from '@academy/contract/videos/moments.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { shortDate } from '@/lib/language/dates.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';

type Asked = ResponseOf<'GET /api/courses/{courseId}/questions'>;

interface AskedQuestionsProps {
  courseId: string;
  asked: Asked;
}

const heading = 'font-sans text-sm font-semibold text-ink-soft';
const rows = 'mt-1 flex max-h-96 flex-col overflow-y-auto';

/** What students ask the assistant, for who wrote the course: where it led them, and what found no answer. */
export function AskedQuestions({ courseId, asked: { moments, unanswered } }: AskedQuestionsProps) {
  return (
    <div className="flex flex-col gap-6">
      {moments.length === 0 ? null : (
        <div>
          <h3 className={heading}>{t`Most asked about`}</h3>
          <ul className={rows}>
            {moments.map((moment) => (
              <li
                key={`${moment.lessonId} ${moment.seconds}`}
                className="border-b border-line last:border-b-0"
              >
                <Moment courseId={courseId} moment={moment} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className={heading}>{t`Without an answer`}</h3>
        {unanswered.length === 0 ? (
          <p className="mt-2 text-ink-soft">{t`Every question has found an answer so far.`}</p>
        ) : (
          <ul className={rows}>
            {unanswered.map((question) => (
              <li key={question.id} className="border-b border-line py-3 last:border-b-0">
                <Unanswered question={question} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Moment({ courseId, moment }: { courseId: string; moment: Asked['moments'][number] }) {
  const { moduleId, lessonId, lessonTitle, seconds, count } = moment;
  const number = numberText(count);
  return (
    <Link
      to={paths.lesson({ courseId, moduleId, lessonId })}
      search={seconds === null ? {} : momentSearch(seconds)}
      className="flex min-h-12 items-center gap-3 py-2 hover:text-accent-ink focus-visible:-outline-offset-2"
    >
      {seconds === null ? null : (
        <span className="min-w-11 shrink-0 text-sm font-bold text-accent-ink figures-tabular">
          {timeText(seconds)}
        </span>
      )}
      <span lang={textLanguage(lessonTitle)} className="min-w-0 grow wrap-anywhere">
        {lessonTitle}
      </span>
      <span className="shrink-0 text-sm text-ink-soft figures-tabular">
        {plural(count, { one: `Asked ${number} time`, other: `Asked ${number} times` })}
      </span>
    </Link>
  );
}

/** A name is told of those alone who agreed to it. */
function Unanswered({ question: asked }: { question: Asked['unanswered'][number] }) {
  const { question, askedAt, lesson, studentName } = asked;
  return (
    <>
      <p lang={textLanguage(question) ?? 'en'} className="wrap-anywhere whitespace-pre-line">
        {question}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-soft figures-tabular">
        <span lang={studentName === null ? undefined : (textLanguage(studentName) ?? 'en')}>
          {studentName ?? t`A student`}
        </span>
        <span>· {shortDate(new Date(askedAt))}</span>
        {lesson ? (
          <span lang={textLanguage(lesson.lessonTitle)} className="min-w-0 wrap-anywhere">
            · {lesson.lessonTitle}
          </span>
        ) : null}
      </p>
    </>
  );
}
