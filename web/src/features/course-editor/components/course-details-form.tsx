import type { Course } from '@academy/contract/courses/course.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { categoryNameOfField } from '../course-form-values.ts';
import { CoverField } from '../cover/cover-field.tsx';
import { useCover } from '../cover/use-cover.ts';
import { saveBarState } from '../save-bar-state.ts';
import { isConflict, saveFailureText } from '../save-failure.ts';
import type { CourseForm } from '../use-course-form.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { AboutFields } from './about-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { OfferFields } from './offer-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { TagFields } from './tag-fields.tsx';

interface CourseDetailsFormProps {
  courseForm: CourseForm;
  course: Course | null;
  userId: string;
  /** Other addresses that show this form too. */
  staysOn: (pathname: string) => boolean;
}

export function CourseDetailsForm({ courseForm, course, userId, staysOn }: CourseDetailsFormProps) {
  const { form, values, base, changed, theirs, saving, failure } = courseForm;
  const created = course !== null;
  const cover = useCover({ userId, courseId: course?._id ?? null }, { onUploaded: courseForm.coverUploaded });
  const coverUnsent = cover.state.kind !== 'idle';
  const guard = useLeaveGuard({ active: (changed || coverUnsent) && !saving, staysOn });

  const notice = useRef<HTMLDivElement>(null);
  // Whoever pressed save is led to what has to be decided; whoever just types is not pulled away.
  const refused = theirs !== null && isConflict(failure);
  useEffect(() => {
    if (refused) notice.current?.focus();
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    courseForm.save();
  };

  return (
    <form noValidate aria-label="Course Details" onSubmit={submit} className="flex flex-col gap-5">
      {courseForm.restored && !theirs ? (
        <DraftNotice created={created} onDiscard={courseForm.discard} />
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
            error={form.formState.errors.thumbnailUrl?.message}
            seed={course?._id ?? values.title}
            category={categoryNameOfField(values.categoryId)}
          />
          <TagFields form={form} />
        </div>
      </div>
      <SaveBar
        created={created}
        reason={failure ? saveFailureText(failure) : ''}
        state={saveBarState({
          created,
          saving,
          changed,
          failed: failure !== null,
          conflict: theirs !== null || isConflict(failure),
          invalid: form.formState.isSubmitted && Object.keys(form.formState.errors).length > 0,
        })}
      />
      <LeaveDialog guard={guard} />
    </form>
  );
}
