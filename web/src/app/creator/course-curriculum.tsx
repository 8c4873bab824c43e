import { type ComponentProps, useMemo } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSession } from '@/features/auth/session.ts';
import { CurriculumEditor } from '@/features/curriculum-editor/curriculum-editor.tsx';
import type { LessonVideoSlot } from '@/features/curriculum-editor/hooks/use-editor.ts';
import { acceptVideo } from '@/features/uploads/accept-file.ts';
import { LessonVideoMark } from '@/features/uploads/components/lesson-video-mark.tsx';
import { LessonVideoPanel } from '@/features/uploads/components/lesson-video-panel.tsx';
import { uploadsOf } from '@/features/uploads/my-uploads.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

const lessonSections = lazyPart(() => import('./lesson-sections.tsx'));

/** Fetched with the first form that is opened. */
function Sections(props: ComponentProps<typeof import('./lesson-sections.tsx').LessonSections>) {
  const { part, failed } = useLazyPart(lessonSections, true);
  if (part) return <part.LessonSections {...props} />;
  return failed ? null : <Skeleton className="h-60" />;
}

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
      sections: (address) => <Sections address={address} userId={userId} uploads={uploads} />,
      takeFile: (address, file) =>
        void acceptVideo(file).then((isVideo) => {
          if (isVideo) uploads.add(address, file);
        }),
      lessonDeleted: uploads.cancelLesson,
    };
  }, [userId]);
  return <CurriculumEditor courseId={courseId} lessonVideo={lessonVideo} />;
}
