import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { type LessonAddress, namesLesson } from '@academy/contract/curriculum/lesson-address.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { isModuleMissing } from '@academy/contract/notes/module-zero.ts';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import type { useCurriculum } from '@/api/curriculum.ts';
import { usePlaybackPosition, useVideoStatus } from '@/api/videos.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { CurriculumFailure } from '@/features/curriculum/components/curriculum-failure.tsx';
import { CurriculumModules } from '@/features/curriculum/components/curriculum-modules.tsx';
import { courseProgressOf } from '@/features/curriculum/course-progress.ts';
import type { WayOn } from '@/features/curriculum/way-on.ts';
import { LessonBar } from '@/features/lessons/components/lesson-bar.tsx';
import { LessonEnding } from '@/features/lessons/components/lesson-ending.tsx';
import { LessonSidebar, type SidebarChoice } from '@/features/lessons/components/lesson-sidebar.tsx';
import { Theatre } from '@/features/lessons/components/theatre.tsx';
import { RailNotes } from '@/features/notes/components/notes-at-moments.tsx';
import { useLessonNotes } from '@/features/notes/lesson-notes.ts';
import { LazyOutlineSearch } from '@/features/search/lazy-search.tsx';
import { LazyTranscript, transcriptName } from '@/features/transcript/lazy-transcript.tsx';
import { TranscriptButton } from '@/features/transcript/transcript-sheet.tsx';
import { useLessonTranscript } from '@/features/transcript/use-lesson-transcript.ts';
import { preloadLessonPlayer } from '@/features/videos/components/lazy-lesson-player.tsx';
import { lessonsText } from '@/lib/lesson-words.ts';

interface LessonTheatreProps {
  address: LessonAddress;
  curriculum: ReturnType<typeof useCurriculum>;
  status: EnrollmentStatus | undefined;
  /** The list has no links for a viewer who may not read the lessons. */
  locked: boolean;
  way: WayOn;
  header: ReactNode;
  /** Null for a lesson without a video. */
  picture: ReactNode | null;
  /** Everything below the stage. */
  children: ReactNode;
}

/** The stage with the curriculum of the course beside it. */
export function LessonTheatre({
  address,
  curriculum,
  status,
  locked,
  way,
  header,
  picture,
  children,
}: LessonTheatreProps) {
  const { courseId, lessonId } = address;
  const notes = useLessonNotes();
  usePrefetchedVideo(address, { enabled: !locked });
  const transcript = useLessonTranscript(notes?.hasFilm && picture !== null ? notes.address : null);
  const modules = curriculum.data ?? [];
  const lessons = lessonsInOrder(modules);
  const progress = useMemo(() => courseProgressOf(status), [status]);
  const { next, courseComplete } = way;
  const navigate = useNavigate();
  const watchPreview = useCallback(
    ({ _id }: Lesson) => void navigate({ to: paths.course(courseId), search: { preview: _id } }),
    [navigate, courseId],
  );

  const list = (onOpenLesson?: () => void) =>
    curriculum.data ? (
      <LazyOutlineSearch courseId={courseId} isOff={locked} onOpen={onOpenLesson}>
        <CurriculumModules
          // Going on to another module opens it.
          key={lessons.find(({ _id }) => _id === lessonId)?.moduleId}
          courseId={courseId}
          modules={modules}
          progress={progress}
          currentLessonId={lessonId}
          locked={locked}
          onOpenLesson={onOpenLesson}
          onPreview={locked ? watchPreview : undefined}
        />
      </LazyOutlineSearch>
    ) : curriculum.isPending ? (
      <Skeleton className="m-5 h-40" />
    ) : (
      <CurriculumFailure retrying={curriculum.isFetching} onRetry={() => void curriculum.refetch()} />
    );

  const choices: SidebarChoice[] = [];
  if (notes?.hasFilm && picture !== null) {
    choices.push({ value: 'notes', label: t`Notes`, content: <RailNotes />, onlyWide: true });
  }
  if (transcript) {
    const content = <LazyTranscript transcript={transcript} />;
    choices.push({ value: 'transcript', label: transcriptName(transcript), content });
  }

  return (
    <Theatre
      header={header}
      picture={picture}
      sidebar={
        <LessonSidebar
          summary={curriculum.data ? lessonsText(lessons.length) : null}
          ending={
            locked ? null : <LessonEnding courseId={courseId} next={next} courseComplete={courseComplete} />
          }
          choices={choices}
          panel={notes?.panel ?? 'content'}
          onPanel={(panel) => notes?.showPanel(panel)}
        >
          {list()}
        </LessonSidebar>
      }
      bar={
        <LessonBar
          courseId={courseId}
          next={locked ? undefined : next}
          courseComplete={courseComplete && !locked}
          curriculum={list}
          more={transcript && <TranscriptButton transcript={transcript} />}
        />
      }
    >
      {children}
    </Theatre>
  );
}

/** What the video needs is fetched beside the lesson and not after it: the first picture comes a round trip sooner. */
function usePrefetchedVideo(address: LessonAddress, { enabled: mayWatch }: { enabled: boolean }): void {
  const enabled = mayWatch && namesLesson(address) && !isModuleMissing(address.moduleId);
  useVideoStatus(address, { enabled });
  usePlaybackPosition(address, { enabled });
  useEffect(() => void preloadLessonPlayer(), []);
}
