import { plural, t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useId } from 'react';
import { useCourseSuggestions } from '@/api/course-suggestions.ts';
import { useMomentSuggestions } from '@/api/moments.ts';
import { OptionGroup, type OptionPlace } from '@/components/suggestions/suggestion-option.tsx';
import {
  type ComboboxState,
  useSubmit,
  useSuggestionList,
  useTypedWords,
} from '@/components/suggestions/use-suggestion-list.ts';
import { paths } from '@/config/paths.ts';
import { CourseOption, MomentOption } from '@/features/shell/suggestion-options.tsx';
import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { momentLink } from '@/lib/moment-link.ts';

interface CourseSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** Told what the field has to say of the list. */
  onList: (state: ComboboxState) => void;
  onLeave: (() => void) | undefined;
}

const mostMoments = 3;
/** Beside moments; alone there are more. */
const mostCourses = 4;

const popover = 'absolute inset-x-0 top-full z-50 mt-2 rounded-card border border-line bg-card shadow-pop';

/** The courses that the words of the header's search find, below it, and moments in lessons where it finds some. */
export function CourseSuggestions({ input, onList, onLeave }: CourseSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const leave = (to: string, search: Record<string, string> = {}) => {
    input.current?.form?.reset();
    void navigate({ to, search });
    onLeave?.();
  };
  useSubmit(input, (words) => leave(paths.courses(), words ? { search: words } : {}));
  const words = useTypedWords(input);
  const said = useMomentSuggestions(words, mostMoments);
  const found = useCourseSuggestions(words);
  const { moments } = said;
  const courses = moments.length === 0 ? found.courses : found.courses.slice(0, mostCourses);
  const count = courses.length + moments.length;
  const choose = (index: number) => {
    const course = courses[index];
    const moment = moments[index - courses.length];
    if (course) leave(paths.course(course._id));
    else if (moment) {
      const { to, search } = momentLink(moment);
      leave(to, search);
    }
  };
  const { isWanted, isOpen, active } = useSuggestionList(input, { count, onChoose: choose });

  const isFruitless = isWanted && count === 0 && said.isAnswered && found.isAnswered;

  useEffect(() => {
    onList({
      expanded: isOpen,
      controls: isOpen ? id : undefined,
      active: active >= 0 ? `${id}-${active}` : undefined,
    });
  }, [isOpen, active, id, onList]);

  const placeOf = (index: number): OptionPlace => ({
    id: `${id}-${index}`,
    isActive: index === active,
    onChoose: () => choose(index),
  });
  const courseOptions = courses.map((course, index) => (
    <CourseOption key={course._id} course={course} place={placeOf(index)} />
  ));
  const momentOptions = moments.map((moment, index) => (
    <MomentOption
      // biome-ignore lint/suspicious/noArrayIndexKey: a lesson may be found by several of its sentences.
      key={`${moment.lessonId} ${index}`}
      moment={moment}
      place={placeOf(courses.length + index)}
    />
  ));

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? suggestedText(courses.length, moments.length) : isFruitless ? nothingText(words) : ''}
      </p>
      {isFruitless ? (
        // Read out above, where it changes and does not come and go.
        <p aria-hidden="true" className={cn(popover, 'px-4 py-3 text-sm text-ink-soft wrap-anywhere')}>
          {nothingText(words)}
        </p>
      ) : null}
      {isOpen ? (
        <div
          id={id}
          role="listbox"
          aria-label={
            moments.length === 0 ? t`Suggested courses` : t`Suggested courses and places in lessons`
          }
          className={cn(popover, 'max-h-[70dvh] overflow-y-auto p-1.5')}
        >
          {moments.length === 0 ? (
            courseOptions
          ) : (
            <>
              {courses.length === 0 ? null : <OptionGroup name={t`Courses`}>{courseOptions}</OptionGroup>}
              <OptionGroup name={t`Found in lessons`}>{momentOptions}</OptionGroup>
            </>
          )}
        </div>
      ) : null}
    </>
  );
}

function nothingText(typed: string): string {
  const words = typed.trim();
  return t`Nothing found for “${words}”.`;
}

function suggestedText(courses: number, moments: number): string {
  const count = courses + moments;
  const number = numberText(count);
  if (moments > 0) {
    return plural(count, {
      one: `${number} suggestion. Use the arrow keys to choose it.`,
      other: `${number} suggestions. Use the arrow keys to choose one.`,
    });
  }
  return plural(count, {
    one: `${number} course suggested. Use the arrow keys to choose it.`,
    other: `${number} courses suggested. Use the arrow keys to choose one.`,
  });
}
