import type { Course } from '@academy/contract/courses/course.ts';
import type { ReactNode } from 'react';
import { moveCover } from '../cover/cover-shelf.ts';
import { type EditorTab, editorTabAt } from '../editor-tabs.ts';
import { useCourseForm } from '../use-course-form.ts';
import { CourseDetailsForm } from './course-details-form.tsx';
import { CourseEditorTabs } from './course-editor-tabs.tsx';

interface CourseEditorProps {
  /** Null for a course that is being created. */
  course: Course | null;
  user: { readonly id: string; readonly name: string };
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  onCreated: (courseId: string) => void;
  curriculum: ReactNode;
}

export function CourseEditor({ course, user, tab, onTab, onCreated, curriculum }: CourseEditorProps) {
  const courseForm = useCourseForm({
    course,
    user,
    onCreated: (courseId) => {
      const [unborn, born] = [null, courseId].map((id) => ({ userId: user.id, courseId: id }));
      if (unborn && born) void moveCover(unborn, born).then(() => onCreated(courseId));
    },
  });
  return (
    <CourseEditorTabs
      tab={tab}
      onTab={onTab}
      created={course !== null}
      unsaved={tab === 'curriculum' && courseForm.changed}
      details={
        <CourseDetailsForm
          courseForm={courseForm}
          course={course}
          userId={user.id}
          staysOn={(pathname) => course !== null && editorTabAt(pathname, course._id) !== undefined}
        />
      }
      curriculum={curriculum}
    />
  );
}
