import { plural, t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useId } from 'react';
import { useCourseSuggestions } from '@/api/course-suggestions.ts';
import { paths } from '@/config/paths.ts';
import {
  type ComboboxState,
  useSubmit,
  useSuggestionList,
  useTypedWords,
} from '@/features/shell/use-suggestion-list.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface CourseSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** Told what the field has to say of the list. */
  onList: (state: ComboboxState) => void;
  onLeave: (() => void) | undefined;
}

/** The courses that the words of the header's search find, below it. */
export function CourseSuggestions({ input, onList, onLeave }: CourseSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const leave = (to: string, search?: string) => {
    input.current?.form?.reset();
    void navigate({ to, search: search ? { search } : {} });
    onLeave?.();
  };
  useSubmit(input, (words) => leave(paths.courses(), words));
  const courses = useCourseSuggestions(useTypedWords(input));
  const choose = (index: number) => {
    const course = courses[index];
    if (course) leave(paths.course(course._id));
  };
  const { isOpen, active } = useSuggestionList(input, { count: courses.length, onChoose: choose });
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    onList({
      expanded: isOpen,
      controls: isOpen ? id : undefined,
      active: active >= 0 ? `${id}-${active}` : undefined,
    });
  }, [isOpen, active, id, onList]);

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? suggestedText(courses.length) : ''}
      </p>
      {isOpen ? (
        <div
          id={id}
          role="listbox"
          aria-label={t`Suggested courses`}
          className="absolute inset-x-0 top-full z-50 mt-2 rounded-card border border-line bg-card p-1.5 shadow-pop"
        >
          {courses.map(({ _id, title, instructor }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keys are heard in the field, which keeps the focus.
            <div
              key={_id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus, or its list would be gone before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              className="cursor-pointer rounded-control px-3 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent max-md:py-2.5"
            >
              <p lang={textLanguage(title)} className="truncate text-sm font-semibold">
                {title}
              </p>
              <p lang={textLanguage(instructor)} className="truncate text-sm text-ink-soft">
                {instructor}
              </p>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

function suggestedText(count: number): string {
  const number = numberText(count);
  return plural(count, {
    one: `${number} course suggested. Use the arrow keys to choose it.`,
    other: `${number} courses suggested. Use the arrow keys to choose one.`,
  });
}
