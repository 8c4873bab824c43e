import type { Course } from '@academy/contract/courses/course.ts';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SavedCourse, UploadedCover } from '@/api/course-details.ts';
import { courseDraftsOf, type SavedDetails } from './course-drafts.ts';
import { courseFormResolver } from './course-form-rules.ts';
import {
  type CourseFormValues,
  coursePayloadOf,
  newCourseValues,
  sameValues,
  valuesOfCourse,
} from './course-form-values.ts';
import { type Edits, mineOverTheirs, theirsOverMine } from './merge-edits.ts';
import { isRefusal } from './save-failure.ts';
import { type CourseToSave, useSaveCourse } from './use-save-course.ts';

export interface CourseFormOptions {
  /** As the server has it, which may change during typing; null for a course that is being created. */
  readonly course: Course | null;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly displayName?: string | null | undefined;
  };
  readonly onCreated: (courseId: string) => void;
}

/**
 * The details of a course while they are edited: what the server has (`base`), and what was typed since. Everything
 * typed is kept on the device until it is saved.
 */
export function useCourseForm({ course, user, onCreated }: CourseFormOptions) {
  const courseId = course?._id ?? null;
  const ownName = user.displayName ?? user.name;
  const draftsOf = (id: string | null) =>
    courseDraftsOf({ userId: user.id, courseId: id }, () => window.localStorage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made of these two alone.
  const drafts = useMemo(() => draftsOf(courseId), [user.id, courseId]);
  const [draft] = useState(() => drafts.read());
  const [base, setBase] = useState<SavedDetails>(() => draft?.base ?? detailsOf(course, ownName));
  const [restored, setRestored] = useState(draft !== undefined);
  const form = useForm<CourseFormValues>({
    defaultValues: draft?.values ?? base.values,
    resolver: courseFormResolver,
    // The form leads there, past the bar that would cover it.
    shouldFocusError: false,
  });
  const values = form.watch();
  // A save whose answer was lost may have arrived: then the typed values are what the server has.
  const arrived = course !== null && isNewer(course, base) && sameValues(values, valuesOfCourse(course));
  const changed = !sameValues(values, base.values) && !arrived;

  const save = useSaveCourse({
    onSaved: (saved: SavedCourse, sent: CourseToSave) => {
      const now = { values: sent.values, revision: saved.revision };
      // What was typed during the save is based on the saved state now, under the course's own id.
      const typedOn = drafts.read();
      drafts.drop();
      if (typedOn && !sameValues(typedOn.values, sent.values)) {
        draftsOf(saved.id).keep({ values: typedOn.values, base: now });
      }
      setRestored(false);
      setBase(courseId === null ? { ...now, values: form.getValues() } : now);
    },
  });

  const take = (details: SavedDetails, shown: CourseFormValues = details.values) => {
    setBase(details);
    form.reset(shown);
    if (!save.isPending) save.reset();
  };

  const saveOver = (details: SavedDetails) =>
    form.handleSubmit((submitted) => {
      if (save.isPending) return;
      const sent = { ...submitted };
      save.mutate(
        {
          courseId,
          values: sent,
          revision: details.revision,
          mayExist: courseId === null && save.error !== null && !isRefusal(save.error),
          payload: coursePayloadOf(sent, { defaultInstructor: details.values.instructor || ownName }),
        },
        { onSuccess: (saved) => (courseId === null ? onCreated(saved.id) : undefined) },
      );
    })();

  const editsOn = (on: SavedDetails): Edits => ({ base: base.values, mine: values, theirs: on.values });
  const newest = course && isNewer(course, base) ? detailsOf(course, ownName) : null;
  useFollowServer({ course, base, idle: !changed && !save.isPending, take });
  useKeepDraft({ drafts, values, base, changed });

  return {
    form,
    values,
    base,
    changed,
    /** A draft from an earlier visit is shown. */
    restored: restored && changed,
    /** What was saved elsewhere since typing began. */
    theirs: changed ? newest : null,
    saving: save.isPending,
    failure: save.error,
    save: () => void saveOver(base),
    discard: () => take(newest ?? base),
    /** Only where both changed a field: what was typed in others stays, and is still to be saved. */
    takeTheirs: () => {
      if (newest) take(newest, theirsOverMine(editsOn(newest)));
    },
    keepMine: () => {
      if (!newest) return;
      take(newest, mineOverTheirs(editsOn(newest)));
      void saveOver(newest);
    },
    coverUploaded: ({ thumbnailUrl, revision }: UploadedCover) => {
      form.setValue('thumbnailUrl', thumbnailUrl);
      setBase((before) => ({
        values: { ...before.values, thumbnailUrl },
        // A larger step means another edit in between: keeping the old revision makes the next save report it.
        revision: revision - 1 === before.revision ? revision : before.revision,
      }));
    },
  };
}

export type CourseForm = ReturnType<typeof useCourseForm>;

function detailsOf(course: Course | null, userName: string): SavedDetails {
  return course
    ? { values: valuesOfCourse(course), revision: course.revision ?? null }
    : { values: newCourseValues({ instructor: userName }), revision: null };
}

function isNewer(course: Course, base: SavedDetails): boolean {
  return (course.revision ?? 0) > (base.revision ?? 0);
}

interface FollowOptions {
  course: Course | null;
  base: SavedDetails;
  idle: boolean;
  take: (details: SavedDetails) => void;
}

/** A form without typed changes always shows what the server has. */
function useFollowServer({ course, base, idle, take }: FollowOptions): void {
  useEffect(() => {
    if (!course || !idle || (course.revision ?? 0) < (base.revision ?? 0)) return;
    const details = detailsOf(course, '');
    if (details.revision !== base.revision || !sameValues(details.values, base.values)) take(details);
  });
}

interface KeepOptions {
  drafts: ReturnType<typeof courseDraftsOf>;
  values: CourseFormValues;
  base: SavedDetails;
  changed: boolean;
}

function useKeepDraft({ drafts, values, base, changed }: KeepOptions): void {
  const text = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are a new object in every render, so their text is compared.
  useEffect(() => {
    if (changed) drafts.keep({ values, base });
    else drafts.drop();
  }, [drafts, text, base, changed]);
}
