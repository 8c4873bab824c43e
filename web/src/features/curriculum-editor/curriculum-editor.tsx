import { useEffect } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { useSession } from '@/features/auth/session.ts';
import { EditorBody } from './components/editor-body.tsx';
import { EditorFailure, EditorSkeleton, NotYours } from './components/editor-states.tsx';
import type { LessonVideoSlot } from './lesson-video-slot.ts';
import { useCurriculum } from './use-curriculum.ts';

interface CurriculumEditorProps {
  courseId: string;
  lessonVideo: LessonVideoSlot;
}

/** The modules and lessons of a course, for its author: added, written, put in order and deleted in one place. */
export function CurriculumEditor({ courseId, lessonVideo }: CurriculumEditorProps) {
  const userId = useSession()?.id;
  const { query, queue, saved, modules } = useCurriculum(courseId);
  const hasFailed = saved === undefined && query.isError;

  useEffect(() => {
    if (!hasFailed) return;
    toast({ title: 'Error', description: 'Failed to load course curriculum.', variant: 'destructive' });
  }, [hasFailed]);

  if (hasFailed) return <EditorFailure retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  if (modules === undefined || userId === undefined) return <EditorSkeleton />;
  if (saved?.some(({ revision }) => revision === undefined)) return <NotYours />;
  return (
    <EditorBody
      key={`${userId} ${courseId}`}
      courseId={courseId}
      userId={userId}
      queue={queue}
      modules={modules}
      saved={saved ?? []}
      lessonVideo={lessonVideo}
    />
  );
}
