import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { categoryText, priceText } from '@/lib/course-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { type CourseFormField, type CourseFormValues, categoryNameOfField } from '../course-form-values.ts';
import { courseFieldLabel } from '../course-form-words.ts';
import { changedFields, clashingFields, type Edits } from '../merge-edits.ts';
import { readPrice } from '../price-text.ts';

interface ConflictNoticeProps {
  edits: Edits;
  saving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** The course was saved elsewhere during the edit. Nothing is overwritten before the author has chosen. */
export function ConflictNotice({ edits, saving, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const clashes = clashingFields(edits);
  const others = changedFields(edits.base, edits.theirs).filter((field) => !clashes.includes(field));
  const fields = others.map(courseFieldLabel).join(', ');
  return (
    <Alert variant="warning" title={t`This course was changed elsewhere since you opened it.`}>
      {others.length > 0 ? <p>{t`They changed: ${fields}.`}</p> : null}
      {clashes.length > 0 ? (
        <>
          <p>{t`You both changed:`}</p>
          <dl className="my-3 flex flex-col gap-3">
            {clashes.map((field) => (
              <Clash key={field} field={field} mine={edits.mine} theirs={edits.theirs} />
            ))}
          </dl>
        </>
      ) : null}
      <p>
        <Trans>
          “Keep mine” saves your changes on top of theirs. What you did not touch stays as they have it.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" pending={saving} onClick={onKeepMine}>
          {t`Keep mine`}
        </Button>
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          {t`Load theirs`}
        </Button>
      </div>
    </Alert>
  );
}

interface ClashProps {
  field: CourseFormField;
  mine: CourseFormValues;
  theirs: CourseFormValues;
}

function Clash({ field, mine, theirs }: ClashProps) {
  return (
    <div>
      <dt className="font-semibold">{courseFieldLabel(field)}</dt>
      <dd className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Version owner={t`Theirs:`} text={fieldValueText(field, theirs)} />
        <Version owner={t`Yours:`} text={fieldValueText(field, mine)} />
      </dd>
    </div>
  );
}

function Version({ owner, text }: { owner: string; text: string }) {
  return (
    <p className="min-w-0">
      <span className="text-ink-soft">{owner} </span>
      <span lang={textLanguage(text)} className="line-clamp-4 wrap-anywhere whitespace-pre-line">
        {text}
      </span>
    </p>
  );
}

function fieldValueText(field: CourseFormField, values: CourseFormValues): string {
  if (field === 'price') return priceText(readPrice(values.price) ?? null);
  if (field === 'categoryId') return categoryText(categoryNameOfField(values.categoryId));
  const value = values[field];
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  return value.trim() === '' ? t`Nothing` : value;
}
