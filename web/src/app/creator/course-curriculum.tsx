import { useMemo } from 'react';
import { useSession } from '@/features/auth/session.ts';
import { CurriculumEditor } from '@/features/curriculum-editor/curriculum-editor.tsx';
import type { LessonVideoSlot } from '@/features/curriculum-editor/hooks/use-editor.ts';
import { LessonVideoMark } from '@/features/uploads/components/lesson-video-mark.tsx';
import { acceptVideo, LessonVideoPanel } from '@/features/uploads/components/lesson-video-panel.tsx';
import { uploadsOf } from '@/features/uploads/my-uploads.ts';

/** The curriculum editor with the videos of its lessons. */
export function CourseCurriculum({ courseId }: { courseId: string }) {
  const userId = useSession()?.id ?? '';
  const lessonVideo = useMemo((): LessonVideoSlot => {
    const uploads = uploadsOf(userId);
    return {
      mark: (address) => <LessonVideoMark address={address} uploads={uploads} />,
      panel: (address, { videoUrl, onRemoveLink }) => (
        <LessonVideoPanel
          address={address}
          uploads={uploads}
          videoUrl={videoUrl}
          onRemoveLink={onRemoveLink}
        />
      ),
      takeFile: (address, file) => {
        if (acceptVideo(file)) uploads.add(address, file);
      },
      lessonDeleted: (lessonId) => uploads.cancel(lessonId),
    };
  }, [userId]);
  return <CurriculumEditor courseId={courseId} lessonVideo={lessonVideo} />;
}
