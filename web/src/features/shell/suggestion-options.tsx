import type { Course } from '@academy/contract/courses/course.ts';
import type { Moment } from '@academy/contract/search/search-calls.ts';
import { type ReactNode, useId } from 'react';
import { MarkedText } from '@/components/marked-text.tsx';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';

export interface OptionPlace {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** Options under their name, which is read with each of them. */
export function OptionGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
    <div
      role="group"
      aria-labelledby={id}
      className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
    >
      <p id={id} role="presentation" className="px-3 pt-1 pb-0.5 text-xs font-semibold text-ink-soft">
        {name}
      </p>
      {children}
    </div>
  );
}

function SuggestionOption({ place, children }: { place: OptionPlace; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keys are heard in the field, which keeps the focus.
    <div
      id={place.id}
      role="option"
      aria-selected={place.isActive}
      // The field keeps the focus, or its list would be gone before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={place.onChoose}
      className="cursor-pointer rounded-control px-3 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent max-md:py-2.5"
    >
      {children}
    </div>
  );
}

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
