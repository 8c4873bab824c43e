import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useLesson } from '@/api/lessons.ts';
import { useVideoStatus } from '@/api/videos.ts';
import { OwnCourseProblem } from '@/app/creator/own-course-problem.tsx';
import { useOwnCourse } from '@/app/creator/use-own-course.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { lessonHash, paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { CaptionEditor } from '@/features/caption-editor/components/caption-editor.tsx';
import { languageName } from '@/lib/language/language-name.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** Correcting the captions of a lesson, for its author. */
export function CaptionEditorRoute() {
  const { courseId } = useParams({ from: `/signed-in${webRoutes.lessonCaptions}` });
  const own = useOwnCourse(courseId);
  const user = useSession();
  if (own.kind === 'loading' || !user) return <SpinnerScreen />;
  if (own.kind !== 'ready') return <OwnCourseProblem problem={own} />;
  return <CaptionsPage userId={user.id} />;
}

function CaptionsPage({ userId }: { userId: string }) {
  const { courseId, moduleId, lessonId, language } = useParams({
    from: `/signed-in${webRoutes.lessonCaptions}`,
  });
  const address = useMemo(() => ({ courseId, moduleId, lessonId }), [courseId, moduleId, lessonId]);
  const lesson = useLesson(address, { enabled: true });
  const video = useVideoStatus(address, { enabled: true });
  const name = languageName(language);
  usePageTitle(t`Captions in ${name}`);
  const title = lesson.data?.title ?? '';
  return (
    <div className="page pt-4 pb-16 lg:pt-8">
      <header className="mb-5">
        <Link
          to={paths.creatorCourseEditCurriculum(courseId)}
          hash={lessonHash(lessonId)}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t`Back to the curriculum`}
        </Link>
        <h1 className="text-2xl md:text-3xl">{t`Captions in ${name}`}</h1>
        <p lang={textLanguage(title)} className="mt-1 text-ink-soft wrap-anywhere">
          {title}
        </p>
      </header>
      {video.data?.playing ? (
        <CaptionEditor
          key={`${lessonId} ${language} ${userId}`}
          address={address}
          language={language}
          userId={userId}
          title={title}
          posterUrl={video.data.playing.posterUrl}
          durationSeconds={video.data.playing.durationSeconds}
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

function NoFilm({ courseId }: { courseId: string }) {
  return (
    <EmptyState
      title={t`This lesson has no film to be captioned yet.`}
      wheel="creator-overview"
      action={
        <Button asChild>
          <Link to={paths.creatorCourseEditCurriculum(courseId)}>{t`Back to the curriculum`}</Link>
        </Button>
      }
    />
  );
}
