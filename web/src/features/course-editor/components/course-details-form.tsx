import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DraftNotice } from '@/components/draft-notice.tsx';
import type { FormParts } from '@/components/form-parts.ts';
import { LeaveDialog, useLeaveGuard } from '@/components/leave-guard.tsx';
import { CourseBadge, type CourseBadgeKind } from '@/components/ui/badge.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { showFirstWrong } from '@/lib/show-first-wrong.ts';
import { type CourseFormValues, categoryNameOfField } from '../course-form-values.ts';
import { courseFieldError, courseFieldLabel } from '../course-form-words.ts';
import { CoverField } from '../cover/cover-field.tsx';
import { sampleCourseId } from '../cover/cover-picture.tsx';
import { useCover } from '../cover/use-cover.ts';
import { FormSection } from '../form-section.tsx';
import { saveBarState } from '../save-bar-state.ts';
import { isConflict, useSaveFailureText } from '../save-failure.ts';
import type { CourseForm } from '../use-course-form.ts';
import { AboutFields } from './about-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { OfferFields } from './offer-fields.tsx';
import { SaveBar } from './save-bar.tsx';

interface CourseDetailsFormProps {
  courseForm: CourseForm;
  /** What stands beside the form, with a save of its own: this one saves it, too. */
  parts: FormParts;
  course: Course | null;
  userId: string;
  /** Whether another address shows this form too. */
  staysOn: (pathname: string) => boolean;
}

export function CourseDetailsForm({ courseForm, parts, course, userId, staysOn }: CourseDetailsFormProps) {
  const { form, values, base, theirs, failure } = courseForm;
  const changed = courseForm.changed || parts.changed;
  const saving = courseForm.saving || parts.saving;
  const created = course !== null;
  const cover = useCover({ userId, courseId: course?._id ?? null }, { onUploaded: courseForm.coverUploaded });
  const coverUnsent = cover.state.kind !== 'idle';
  const guard = useLeaveGuard({ active: (changed || coverUnsent) && !saving, staysOn });

  const reason = useSaveFailureText(failure);
  const notice = useRef<HTMLDivElement>(null);
  // The focus moves to the notice after a refused save, but not during typing.
  const refused = theirs !== null && isConflict(failure);
  useEffect(() => {
    if (refused) notice.current?.focus();
  }, [refused]);

  const formElement = useRef<HTMLFormElement>(null);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) showFirstWrong(formElement.current);
  }, [submitCount]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (courseForm.changed || !parts.changed) courseForm.save();
    void parts.save();
  };

  return (
    <form
      ref={formElement}
      noValidate
      aria-label={t`Course Details`}
      tabIndex={-1}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      {courseForm.restored && !theirs ? (
        <DraftNotice
          discardLabel={created ? t`Go back to the saved version` : t`Start over`}
          onDiscard={courseForm.discard}
        />
      ) : null}
      <div ref={notice} tabIndex={-1} className="rounded-control empty:hidden">
        {theirs ? (
          <ConflictNotice
            edits={{ base: base.values, mine: values, theirs: theirs.values }}
            saving={saving}
            onTakeTheirs={courseForm.takeTheirs}
            onKeepMine={courseForm.keepMine}
          />
        ) : null}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <AboutFields form={form} values={values} savedCategory={base.values.categoryId} />
          <OfferFields form={form} values={values} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CoverField
            cover={cover}
            created={created}
            address={values.thumbnailUrl}
            onAddress={(address) =>
              form.setValue('thumbnailUrl', address, { shouldValidate: form.formState.isSubmitted })
            }
            error={courseFieldError(form.formState.errors, 'thumbnailUrl')}
            courseId={course?._id ?? sampleCourseId}
            category={categoryNameOfField(values.categoryId)}
          />
          <TagFields form={form} />
        </div>
      </div>
      <SaveBar
        created={created}
        reason={reason}
        state={saveBarState({
          created,
          saving,
          changed,
          failed: failure !== null,
          conflict: theirs !== null || isConflict(failure),
          invalid: form.formState.isSubmitted && Object.keys(form.formState.errors).length > 0,
        })}
      />
      <LeaveDialog
        guard={guard}
        description={t`What you typed is kept on this device and waits for you here. Students see it only once it is saved.`}
      />
    </form>
  );
}

const tags: readonly { field: 'isFeatured' | 'isBestseller' | 'isNew'; badge: CourseBadgeKind }[] = [
  { field: 'isFeatured', badge: 'FEATURED' },
  { field: 'isBestseller', badge: 'BESTSELLER' },
  { field: 'isNew', badge: 'NEW' },
];

function TagFields({ form }: { form: UseFormReturn<CourseFormValues> }) {
  const id = useId();
  return (
    <FormSection title={t`Tags`}>
      <ul className="-my-2 flex flex-col">
        {tags.map(({ field, badge }) => (
          <li key={field} className="flex items-center justify-between gap-3">
            <label htmlFor={`${id}-${field}`} className="flex min-h-11 grow items-center gap-3 font-medium">
              <Checkbox id={`${id}-${field}`} {...form.register(field)} />
              {courseFieldLabel(field)}
            </label>
            <span aria-hidden="true">
              <CourseBadge kind={badge} />
            </span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
