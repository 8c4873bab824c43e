import type { CourseLists } from '@academy/contract/courses/course-lists-calls.ts';
import { t } from '@lingui/core/macro';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { useCourseLists, useSaveCourseLists } from '@/api/course-lists.ts';
import { LineEditor } from '@/components/lines/line-editor.tsx';
import { ListsSaveBar } from '@/components/lines/lists-save-bar.tsx';
import { type SavedLists, useKeptLists } from '@/components/lines/use-kept-lists.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { FormSection } from '../form-section.tsx';

const names = ['whatYouWillLearn', 'requirements', 'targetAudience'] as const;
type Saved = SavedLists<(typeof names)[number]>;

interface CourseListsEditorProps {
  courseId: string;
  userId: string;
}

/** What the enrollment page lists of a course, for its author. It has a save of its own, beside that of the details. */
export function CourseListsEditor({ courseId, userId }: CourseListsEditorProps) {
  const query = useCourseLists(courseId);
  const { data, isError, refetch } = query;
  const reload = async () => {
    const { data: now } = await refetch();
    return now && savedOf(now);
  };
  return (
    <FormSection title={t`On the enrollment page`}>
      {data ? (
        <Lists key={courseId} courseId={courseId} userId={userId} saved={savedOf(data)} reload={reload} />
      ) : isError ? (
        <LoadFailure title={t`The lists could not be loaded.`} query={query} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </FormSection>
  );
}

function savedOf({ revision, ...lists }: CourseLists): Saved {
  return { lists, revision };
}

interface ListsProps extends CourseListsEditorProps {
  saved: Saved;
  reload: () => Promise<Saved | undefined>;
}

function Lists({ courseId, userId, saved, reload }: ListsProps) {
  const save = useSaveCourseLists(courseId);
  const kept = useKeptLists({
    draftKey: `${userId}.course.${courseId}`,
    names,
    saved,
    save: async (lists, revision) =>
      savedOf(
        await save({
          whatYouWillLearn: [...lists.whatYouWillLearn],
          requirements: [...lists.requirements],
          targetAudience: [...lists.targetAudience],
          revision,
        }),
      ),
    reload,
  });
  const reason = useFailureText(kept.error, t`Save the lists now.`);
  const labels = {
    whatYouWillLearn: t`What you'll learn`,
    requirements: t`Requirements`,
    targetAudience: t`Who this course is for`,
  };
  return (
    <>
      <LineEditor
        label={labels.whatYouWillLearn}
        hint={t`What students can do after the course.`}
        placeholder={t`One thing they learn`}
        lines={kept.lines.whatYouWillLearn}
        onChange={(lines) => kept.change('whatYouWillLearn', lines)}
      />
      <LineEditor
        label={labels.requirements}
        hint={t`What they should know or have before.`}
        placeholder={t`One thing they need`}
        lines={kept.lines.requirements}
        onChange={(lines) => kept.change('requirements', lines)}
      />
      <LineEditor
        label={labels.targetAudience}
        hint={t`Lists that stay empty show a few general lines instead.`}
        placeholder={t`One kind of student`}
        lines={kept.lines.targetAudience}
        onChange={(lines) => kept.change('targetAudience', lines)}
      />
      <ListsSaveBar saveLabel={t`Save lists`} kept={kept} reason={reason} labels={labels} />
    </>
  );
}
