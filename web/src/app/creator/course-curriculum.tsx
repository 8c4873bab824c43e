import { useMemo } from 'react';
import { useSession } from '@/features/auth/session.ts';
import { CurriculumEditor } from '@/features/curriculum-editor/curriculum-editor.tsx';
import type { LessonVideoSlot } from '@/features/curriculum-editor/hooks/use-editor.ts';
import { LessonVideoMark } from '@/features/uploads/components/lesson-video-mark.tsx';
import { LessonVideoPanel, sayNoVideo } from '@/features/uploads/components/lesson-video-panel.tsx';
import { isVideoFile } from '@/features/uploads/is-video-file.ts';
import { uploadsOf } from '@/features/uploads/my-uploads.ts';

/** The curriculum editor with the videos of its lessons. */
export function CourseCurriculum({ courseId }: { courseId: string }) {
  const userId = useSession()?.id ?? '';
  const lessonVideo = useMemo((): LessonVideoSlot => {
    const uploads = uploadsOf(userId);
    return {
      mark: (place) => <LessonVideoMark place={place} uploads={uploads} />,
      panel: (place, { videoUrl, onRemoveLink }) => (
        <LessonVideoPanel place={place} uploads={uploads} videoUrl={videoUrl} onRemoveLink={onRemoveLink} />
      ),
      takeFile: (place, file) => (isVideoFile(file) ? uploads.add(place, file) : sayNoVideo(file)),
      lessonDeleted: (lessonId) => uploads.cancel(lessonId),
    };
  }, [userId]);
  return <CurriculumEditor courseId={courseId} lessonVideo={lessonVideo} />;
}
