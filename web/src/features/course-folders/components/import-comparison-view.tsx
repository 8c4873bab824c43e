import type { ImportComparison } from '@academy/contract/course-folders/course-import.ts';
import { plural, t } from '@lingui/core/macro';
import { changeHeadings, changeText } from '../change-words.ts';

interface ImportComparisonViewProps {
  comparison: ImportComparison;
  /** Whether there is a course that it is imported onto. */
  isOnto: boolean;
}

/** What an import would do, before anything is done. */
export function ImportComparisonView({ comparison, isOnto }: ImportComparisonViewProps) {
  const { changes, changeCount, missingFilms } = comparison;
  const more = changeCount - changes.length;
  return (
    <div className="flex flex-col gap-5">
      {changeCount === 0 ? <p>{t`The course is already as this zip has it. Nothing would change.`}</p> : null}
      {(['added', 'changed', 'removed'] as const).map((change) => {
        const some = changes.filter((one) => one.change === change);
        if (some.length === 0) return null;
        return (
          <section key={change} aria-label={changeHeadings[change]()}>
            <h3 className="mb-2 text-lg">{changeHeadings[change]()}</h3>
            <ul className="flex list-disc flex-col gap-1 pl-6 wrap-anywhere">
              {some.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came, and two may be called the same.
                <li key={index}>{changeText(one)}</li>
              ))}
            </ul>
          </section>
        );
      })}
      {more > 0 ? <p>{plural(more, { one: 'And # more change', other: 'And # more changes' })}</p> : null}
      {missingFilms > 0 ? (
        <p>
          {plural(missingFilms, {
            one: '# lesson has a film that is not in the zip. It stays without one until you upload it.',
            other: '# lessons have films that are not in the zip. They stay without one until you upload it.',
          })}
        </p>
      ) : null}
      {isOnto ? <LostProgress progress={comparison.progress} /> : null}
    </div>
  );
}

function LostProgress({ progress }: Pick<ImportComparison, 'progress'>) {
  const { completions, answers, notes } = progress;
  if (completions + answers + notes === 0) return <p>{t`Students keep all of their progress.`}</p>;
  return (
    <p className="font-semibold">
      {t`With what is removed go, of your students: completed lessons: ${completions}, answers: ${answers}, notes: ${notes}. Everything else they did stays.`}
    </p>
  );
}
