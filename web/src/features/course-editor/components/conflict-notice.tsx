import { t } from '@lingui/core/macro';
import { SavedElsewhere } from '@/components/saved-elsewhere.tsx';
import { categoryText, priceText } from '@/lib/course-words.ts';
import { type CourseFormField, type CourseFormValues, categoryNameOfField } from '../course-form-values.ts';
import { courseFieldLabel } from '../course-form-words.ts';
import { changedByThemAlone, clashingFields, type Edits } from '../merge-edits.ts';
import { readPrice } from '../price-text.ts';

interface ConflictNoticeProps {
  edits: Edits;
  saving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** The course was saved elsewhere during the edit. */
export function ConflictNotice({ edits, ...choice }: ConflictNoticeProps) {
  const { mine, theirs } = edits;
  return (
    <SavedElsewhere
      {...choice}
      title={t`This course was changed elsewhere since you opened it.`}
      others={changedByThemAlone(edits).map(courseFieldLabel)}
      clashes={clashingFields(edits).map((field) => ({
        label: courseFieldLabel(field),
        saved: fieldValueText(field, theirs),
        mine: fieldValueText(field, mine),
      }))}
    />
  );
}

function fieldValueText(field: CourseFormField, values: CourseFormValues): string {
  if (field === 'price') return priceText(readPrice(values.price) ?? null);
  if (field === 'categoryId') return categoryText(categoryNameOfField(values.categoryId));
  const value = values[field];
  return typeof value === 'boolean' ? (value ? t`Yes` : t`No`) : value;
}
