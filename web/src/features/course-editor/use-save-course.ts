import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createCourse,
  fetchCourse,
  fetchOwnCourses,
  type SavedCourse,
  updateCourse,
} from '@/api/course-details.ts';
import { coursesKey } from '@/api/courses.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import { log } from '@/lib/log.ts';
import {
  type CourseDetailsPayload,
  type CourseFormValues,
  sameValues,
  valuesOfCourse,
} from './course-form-values.ts';
import { isConflict } from './save-failure.ts';

export interface CourseToSave {
  /** Null for a course that is being created. */
  readonly courseId: string | null;
  readonly payload: CourseDetailsPayload;
  /** The form as it was when it was sent. */
  readonly values: CourseFormValues;
  /** The edit it is based on: the server refuses it when there is a newer one. */
  readonly revision: number | null;
  /** An earlier attempt to create it ended without an answer. */
  readonly mayExist: boolean;
}

/** The toasts are shown here and not by the form, because the form may have been left during the save. */
export function useSaveCourse({ onSaved }: { onSaved: (saved: SavedCourse, sent: CourseToSave) => void }) {
  const queryClient = useQueryClient();
  const reload = () => void queryClient.invalidateQueries({ queryKey: coursesKey });
  return useMutation({
    mutationFn: saveCourse,
    onSuccess: (saved, sent) => {
      onSaved(saved, sent);
      reload();
      toast(savedToast(sent, saved));
    },
    onError: (error) => {
      log.error('The course could not be saved.', { error });
      // The form says it, with what was changed and two ways on.
      if (isConflict(error)) return reload();
      // The form shows the reason.
      toast({ title: t`Error`, description: t`Failed to save course information.`, variant: 'destructive' });
    },
  });
}

async function saveCourse({
  courseId: known,
  payload,
  values,
  revision,
  mayExist,
}: CourseToSave): Promise<SavedCourse> {
  const courseId = known ?? (mayExist ? await findLostCourse(payload) : null);
  if (courseId === null) return createCourse(payload);
  try {
    return await updateCourse(courseId, revision === null ? payload : { ...payload, revision });
  } catch (error) {
    if (!(error instanceof Error && isConflict(error))) throw error;
    // If this fails too, the conflict is still reported.
    const saved = await findSaved(courseId, values).catch(() => null);
    if (saved === null) throw error;
    return saved;
  }
}

function savedToast({ courseId, payload: { title } }: CourseToSave, saved: SavedCourse) {
  const variant = 'success';
  const name = title.trim();
  return courseId === null
    ? ({
        variant,
        title: t`Course Created`,
        description: t`“${name}” is a draft now. Add its lessons next.`,
        action: { label: t`Add lessons`, to: paths.creatorCourseEditCurriculum(saved.id) },
      } as const)
    : ({
        variant,
        title: t`Course Updated`,
        description: t`Your changes to “${name}” are saved.`,
      } as const);
}

/** The newer revision may be an earlier save of the same values, whose answer was lost. */
async function findSaved(courseId: string, values: CourseFormValues): Promise<SavedCourse | null> {
  const course = await fetchCourse(courseId);
  const { _id, revision } = course;
  return revision !== undefined && sameValues(values, valuesOfCourse(course))
    ? { _id, id: _id, revision }
    : null;
}

/** A course whose creation was never answered must not be created a second time. */
async function findLostCourse({ title, description }: CourseDetailsPayload): Promise<string | null> {
  const own = await fetchOwnCourses();
  const lost = own.find(
    (course) =>
      course.status === 'draft' &&
      course.totalLessons === 0 &&
      course.title === title.trim() &&
      course.description === description.trim(),
  );
  return lost?._id ?? null;
}
