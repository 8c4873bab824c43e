import type { Course } from '@academy/contract/courses/course.ts';
import type { User } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { useCreatorPermission } from '@/api/approvals.ts';
import { OwnCourseProblem } from '@/app/creator/own-course-problem.tsx';
import { useOwnCourse } from '@/app/creator/use-own-course.ts';
import { Redirect } from '@/app/redirect.tsx';
import { useRetriedPart } from '@/components/retried-part.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { useSession, useSessionStatus } from '@/features/auth/session.ts';
import { CourseEditor, CourseEditorSkeleton } from '@/features/course-editor/components/course-editor.tsx';
import { type EditorTab, editorTabAt } from '@/features/course-editor/editor-tabs.ts';
import { ApprovalNote } from '@/features/creator/components/approval-note.tsx';
import { CourseActions } from '@/features/creator/components/course-actions.tsx';
import { CourseHeader } from '@/features/creator/components/course-header.tsx';
import { CourseTabs } from '@/features/creator/components/course-tabs.tsx';
import { CreatorHeading } from '@/features/creator/components/creator-heading.tsx';
import { EditorSkeleton } from '@/features/curriculum-editor/editor-states.tsx';
import { CreatorPermission } from '@/features/school-settings/components/creator-permission.tsx';
import { lazyPart } from '@/lib/lazy-part.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** A new course; or, for an address that names one, the editor of that course. */
export function CreatorCreateRoute() {
  const user = useSession();
  const { recheck } = useSessionStatus();
  const permission = useCreatorPermission({ enabled: user?.role === 'student' });
  const navigate = useNavigate();
  const { id } = useSearch({ from: '/signed-in/creator/create-course' });
  usePageTitle(t`Create Course`);

  if (id) return <Redirect href={paths.creatorCourseEdit(id)} />;
  if (!user || permission.isLoading) return <SpinnerScreen />;
  // When it could not be asked, the form is shown: the academy itself refuses what it does not want.
  if (permission.data && !permission.data.mayCreate) {
    return (
      <>
        <CreatorHeading title={t`Create Course`} />
        <CreatorPermission permission={permission.data} />
      </>
    );
  }

  const openCreated = (courseId: string) => {
    // Who creates a course becomes a creator, and the header has a new link.
    recheck();
    void navigate({ to: paths.creatorCourseEdit(courseId), replace: true, ignoreBlocker: true });
  };

  return (
    <>
      <CreatorHeading title={t`Create Course`} />
      <CourseEditor
        course={null}
        user={user}
        tab="details"
        onTab={() => undefined}
        onCreated={openCreated}
        curriculum={null}
      />
    </>
  );
}

/** The editor of a course under all its addresses: it stays while they change from one to the other. */
export function CreatorCourseEditRoute() {
  // The frame of three addresses has no parameter of its own.
  const { courseId = '' } = useParams({ strict: false });
  const user = useSession();
  const own = useOwnCourse(courseId);

  if (own.kind === 'ready' && user) return <EditCourse key={courseId} course={own.course} user={user} />;
  if (own.kind === 'ready' || own.kind === 'loading') {
    return (
      <>
        <CreatorHeading title={t`Edit Course`} />
        <CourseEditorSkeleton />
      </>
    );
  }
  return <OwnCourseProblem problem={own} />;
}

function EditCourse({ course, user }: { course: Course; user: User }) {
  const navigate = useNavigate();
  const titleId = useId();
  const tab = useLocation({ select: ({ pathname }) => editorTabAt(pathname, course._id) ?? 'details' });
  const { title } = course;
  usePageTitle(t`Edit Course: ${title}`);

  const openTab = (next: EditorTab) => {
    const to =
      next === 'curriculum'
        ? paths.creatorCourseEditCurriculum(course._id)
        : paths.creatorCourseEdit(course._id);
    void navigate({ to, resetScroll: false });
  };

  return (
    <>
      <CourseHeader
        course={course}
        titleId={titleId}
        page={t`Edit Course`}
        actions={<CourseActions course={course} titleId={titleId} place="editor" />}
      >
        <ApprovalNote approval={course.approval} />
      </CourseHeader>
      <CourseEditor
        course={course}
        user={user}
        tab={tab}
        onTab={openTab}
        onCreated={() => undefined}
        curriculum={<CurriculumTab courseId={course._id} />}
        otherPages={<CourseTabs course={course} pages={['details', 'students']} />}
      />
    </>
  );
}

const courseCurriculum = lazyPart(() => import('@/app/creator/course-curriculum.tsx'));

/** Editing, uploading and putting in order are a good deal of code, which is fetched with the tab that needs it. */
function CurriculumTab({ courseId }: { courseId: string }) {
  const { part, failure } = useRetriedPart(courseCurriculum, true);
  return (
    <section aria-labelledby="curriculum">
      <h2 id="curriculum" className="sr-only">
        {t`Curriculum`}
      </h2>
      {part ? <part.CourseCurriculum courseId={courseId} /> : (failure ?? <EditorSkeleton />)}
    </section>
  );
}
