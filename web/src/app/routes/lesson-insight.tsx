import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useCaptions, useCues } from '@/api/captions.ts';
import { useChapters } from '@/api/chapters.ts';
import { useLesson } from '@/api/lessons.ts';
import { useVideoStatus } from '@/api/videos.ts';
import { OwnCourseProblem } from '@/app/creator/own-course-problem.tsx';
import { useOwnCourse } from '@/app/creator/use-own-course.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { lessonHash, paths } from '@/config/paths.ts';
import { LessonConfusion } from '@/features/confusion/components/lesson-confusion.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

const from = `/signed-in${webRoutes.lessonInsight}` as const;

/** Where in the film of a lesson students are lost, for its author. */
export function LessonInsightRoute() {
  const { courseId } = useParams({ from });
  const own = useOwnCourse(courseId);
  if (own.kind === 'loading') return <SpinnerScreen />;
  if (own.kind !== 'ready') return <OwnCourseProblem problem={own} />;
  return <InsightPage />;
}

function InsightPage() {
  const { courseId, moduleId, lessonId } = useParams({ from });
  const address = useMemo(() => ({ courseId, moduleId, lessonId }), [courseId, moduleId, lessonId]);
  const lesson = useLesson(address, { enabled: true });
  const video = useVideoStatus(address, { enabled: true });
  const spoken = useSpoken(address);
  const chapters = useChapters(address, { enabled: true });
  usePageTitle(t`Where students get lost`);
  const title = lesson.data?.title ?? '';
  return (
    <div className="page pt-4 pb-16 lg:pt-8">
      <header className="mb-6">
        <Link
          to={paths.creatorCourseEditCurriculum(courseId)}
          hash={lessonHash(lessonId)}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t`Back to the curriculum`}
        </Link>
        <h1 className="text-2xl md:text-3xl">{t`Where students get lost`}</h1>
        <p lang={textLanguage(title)} className="mt-1 text-ink-soft wrap-anywhere">
          {title}
        </p>
      </header>
      {video.data?.playing ? (
        <LessonConfusion
          key={lessonId}
          address={address}
          title={title}
          posterUrl={video.data.playing.posterUrl}
          chapters={chapters.data?.chapters ?? []}
          {...spoken}
        />
      ) : video.data ? (
        <NoFilm courseId={courseId} />
      ) : video.isError ? (
        <LoadFailure title={t`The video could not be loaded.`} query={video} />
      ) : (
        <SpinnerScreen />
      )}
    </div>
  );
}

const noCues: readonly [] = [];

/** What is said, in the language that is spoken in the film, else in the first there is. */
function useSpoken(address: { courseId: string; moduleId: string; lessonId: string }) {
  const { data: captions } = useCaptions(address);
  const tracks = captions?.tracks.filter(({ cueCount }) => cueCount > 0) ?? [];
  const track = tracks.find(({ language }) => language === captions?.spokenLanguage) ?? tracks[0];
  const cues = useCues(address, track?.language ?? '', { enabled: track !== undefined });
  return { sentences: cues.data?.cues ?? noCues, language: track?.language ?? 'en' };
}

function NoFilm({ courseId }: { courseId: string }) {
  return (
    <EmptyState
      title={t`This lesson has no film yet.`}
      description={t`Upload one, and from five students on you see where they stop and go back.`}
      wheel="creator-overview"
      action={
        <Button asChild>
          <Link to={paths.creatorCourseEditCurriculum(courseId)}>{t`Back to the curriculum`}</Link>
        </Button>
      }
    />
  );
}
