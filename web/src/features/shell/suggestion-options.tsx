import type { Course } from '@academy/contract/courses/course.ts';
import type { Moment } from '@academy/contract/search/search-calls.ts';
import { MarkedText } from '@/components/marked-text.tsx';
import { type OptionPlace, SuggestionOption } from '@/components/suggestions/suggestion-option.tsx';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';

export function CourseOption({
  course: { title, instructor },
  place,
}: {
  course: Course;
  place: OptionPlace;
}) {
  return (
    <SuggestionOption place={place}>
      <p lang={textLanguage(title)} className="truncate text-sm font-semibold">
        {title}
      </p>
      <p lang={textLanguage(instructor)} className="truncate text-sm text-ink-soft">
        {instructor}
      </p>
    </SuggestionOption>
  );
}

/** The sentence, then where it is: the time of what is said, the lesson and its course. */
export function MomentOption({ moment, place }: { moment: Moment; place: OptionPlace }) {
  const { kind, language, passage, lessonTitle, courseTitle, seconds } = moment;
  const where = kind === 'title' ? courseTitle : `${lessonTitle} · ${courseTitle}`;
  return (
    <SuggestionOption place={place}>
      <p
        lang={language ?? textLanguage(passage.map(({ text }) => text).join(''))}
        className="line-clamp-2 text-sm"
      >
        <MarkedText parts={passage} />
      </p>
      <p lang={textLanguage(where)} className="truncate text-sm text-ink-soft">
        {seconds === undefined ? null : (
          <span className="mr-2 font-semibold text-accent-ink figures-tabular">{timeText(seconds)}</span>
        )}
        {where}
      </p>
    </SuggestionOption>
  );
}
