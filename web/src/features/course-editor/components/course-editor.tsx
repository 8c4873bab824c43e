import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FormPartsContext, useFormParts } from '@/components/form-parts.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { useChosenInView } from '@/lib/use-chosen-in-view.ts';
import { moveCover } from '../cover/cover-cache.ts';
import { type EditorTab, editorTabAt, editorTabFrom } from '../editor-tabs.ts';
import { useCourseForm } from '../use-course-form.ts';
import { CourseDetailsForm } from './course-details-form.tsx';

const courseLists = lazyPart(() => import('../lists/course-lists-editor.tsx'));

/** Their editor is fetched after the form, which does not wait for it. */
function CourseLists(
  props: ComponentProps<typeof import('../lists/course-lists-editor.tsx').CourseListsEditor>,
) {
  const { part, failed } = useLazyPart(courseLists, true);
  return (
    <div className="mt-5">
      {part ? (
        <part.CourseListsEditor {...props} />
      ) : failed ? null : (
        <Skeleton className="h-80 rounded-card!" />
      )}
    </div>
  );
}

interface CourseEditorProps {
  /** Null for a course that is being created. */
  course: Course | null;
  user: { readonly id: string; readonly name: string };
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  onCreated: (courseId: string) => void;
  curriculum: ReactNode;
  /** The way to the pages of the course outside the editor, in line with its tabs. */
  otherPages?: ReactNode;
}

export function CourseEditor(props: CourseEditorProps) {
  const { course, user, tab, onTab, onCreated, curriculum, otherPages } = props;
  const courseForm = useCourseForm({
    course,
    user,
    onCreated: (courseId) =>
      void moveCover({ userId: user.id, courseId: null }, { userId: user.id, courseId }).then(() =>
        onCreated(courseId),
      ),
  });
  const parts = useFormParts();
  return (
    <CourseEditorTabs
      tab={tab}
      onTab={onTab}
      created={course !== null}
      unsaved={tab === 'curriculum' && (courseForm.changed || parts.changed)}
      details={
        <>
          <CourseDetailsForm
            courseForm={courseForm}
            parts={parts}
            course={course}
            userId={user.id}
            staysOn={(pathname) => course !== null && editorTabAt(pathname, course._id) !== undefined}
          />
          {course === null ? null : (
            <FormPartsContext value={parts.tell}>
              <CourseLists courseId={course._id} userId={user.id} />
            </FormPartsContext>
          )}
        </>
      }
      curriculum={curriculum}
      otherPages={otherPages}
    />
  );
}

interface CourseEditorTabsProps
  extends Pick<CourseEditorProps, 'tab' | 'onTab' | 'curriculum' | 'otherPages'> {
  /** Lessons can be added only to a course that was saved. */
  created: boolean;
  /** Marks the details tab while it is not open. */
  unsaved: boolean;
  details: ReactNode;
}

function CourseEditorTabs(props: CourseEditorTabsProps) {
  const { tab, onTab, created, unsaved, details, curriculum, otherPages } = props;
  const open = (value: string) => {
    const wanted = editorTabFrom(value);
    if (wanted === 'curriculum' && !created) {
      toast({
        title: t`Course Details Required`,
        description: t`Save the course details first, then add modules and lessons.`,
      });
    } else onTab(wanted);
  };
  const strip = useChosenInView<HTMLDivElement>(tab);

  return (
    <Tabs value={tab} onValueChange={open} activationMode="manual">
      <div ref={strip} className="flex gap-4 scrolls-sideways border-b border-line [scrollbar-width:none]">
        <TabsList aria-label={t`Course editor`} className="shrink-0 overflow-visible! border-b-0">
          <TabsTrigger value="details">
            {t`Course Details`}
            {unsaved ? (
              <>
                <span aria-hidden="true" className="ml-2 inline-block size-2 rounded-full bg-accent" />
                <span className="sr-only"> {t`(not saved yet)`}</span>
              </>
            ) : null}
          </TabsTrigger>
          <TabsTrigger value="curriculum">
            {t`Curriculum`}
            {created ? null : <Lock aria-hidden="true" className="ml-2 inline size-3.5" />}
          </TabsTrigger>
        </TabsList>
        {otherPages}
      </div>
      {/* Stays mounted while the other tab is open, with what was typed and the question before leaving. */}
      <TabsContent value="details" forceMount className="data-[state=inactive]:hidden">
        {details}
      </TabsContent>
      <TabsContent value="curriculum">{curriculum}</TabsContent>
    </Tabs>
  );
}

export function CourseEditorSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{t`Loading course...`}</span>
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-[34rem] rounded-card!" />
        <Skeleton className="h-[26rem] rounded-card!" />
      </div>
    </div>
  );
}
