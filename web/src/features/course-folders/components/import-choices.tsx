import { t } from '@lingui/core/macro';

interface ImportChoicesProps {
  /** Courses of the same origin. */
  copies: readonly { readonly id: string; readonly title: string }[];
  /** From which course the way here began. */
  given: string | null;
  /** Null for a new course. */
  chosen: string | null;
  onChoose: (courseId: string | null) => void;
}

/** Whether a zip becomes a course of its own or the next state of one that is there. */
export function ImportChoices({ copies, given, chosen, onChoose }: ImportChoicesProps) {
  const courses = [
    ...copies,
    ...(given === null || copies.some(({ id }) => id === given) ? [] : [{ id: given, title: '' }]),
  ];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{t`What do you want to do with it?`}</legend>
      <Choice
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      >{t`Make a new course, as a draft`}</Choice>
      {courses.map(({ id, title }) => (
        <Choice key={id} isChosen={chosen === id} onChoose={() => onChoose(id)}>
          {title === '' ? t`Update the course that you came from` : t`Update “${title}” from the zip`}
        </Choice>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" name="onto" className="size-5 accent-ink" checked={isChosen} onChange={onChoose} />
      <span className="wrap-anywhere">{children}</span>
    </label>
  );
}
