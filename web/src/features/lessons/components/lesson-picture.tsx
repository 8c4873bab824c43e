import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { t } from '@lingui/core/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { CirclePlay, Lock, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { LostConnection } from '@/components/lost-connection.tsx';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { returnToFrom } from '@/lib/return-to.ts';
import type { LessonPageState } from '../lesson-page-state.ts';
import { PictureError, PicturePoster, PictureWaiting } from './picture-message.tsx';

interface LessonPictureProps {
  state: LessonPageState;
  /** What stands on the stage of a lesson that may be watched. */
  video: (ready: Extract<LessonPageState, { kind: 'ready' }>) => ReactNode;
  /** The lesson, when it is a free preview: everybody may watch its film on the page of the course. */
  preview: Lesson | undefined;
  retrying: boolean;
  onRetry: () => void;
}

/** What is on the stage, in each of its states. */
export function LessonPicture({ state, video, preview, retrying, onRetry }: LessonPictureProps) {
  switch (state.kind) {
    case 'no-lesson-id':
      return (
        <PictureError message={t`Error: Missing video ID`}>
          <p className="text-sm text-ink-soft">{t`Error: No lesson ID available. Check the URL parameters.`}</p>
        </PictureError>
      );
    case 'waiting':
      return <PictureWaiting message={state.message} />;
    case 'not-enrolled': {
      const Icon = preview ? CirclePlay : Lock;
      return (
        <PicturePoster course={state.course}>
          <Icon aria-hidden="true" className="size-7 max-sm:hidden" />
          <h2 className="text-xl md:text-2xl">
            {preview
              ? t`The film of this lesson is a free preview.`
              : t`This lesson is for students of the course.`}
          </h2>
          <p
            className={cn(
              'max-w-md text-sm text-balance text-ink-soft md:text-base',
              // The picture of a phone has room for two buttons in its place.
              preview && 'max-sm:hidden',
            )}
          >
            {t`Enroll once and every lesson, your notes and your progress are yours.`}
          </p>
          <div className="mt-2 flex flex-wrap justify-center gap-2">
            {preview ? (
              <Button asChild className={small}>
                <Link to={paths.course(state.course._id)} search={{ preview: preview._id }}>
                  {t`Watch the preview`}
                </Link>
              </Button>
            ) : null}
            <Button asChild variant={preview ? 'outline' : 'primary'} className={preview && small}>
              <Link to={paths.enroll(state.course._id)}>{t`Enroll in this course`}</Link>
            </Button>
          </div>
        </PicturePoster>
      );
    }
    case 'failed':
      return (
        <PictureError message={t`This lesson could not be loaded.`}>
          <p className="text-sm text-ink-soft">
            <LostConnection />
          </p>
          <Button variant="outline" className="mt-3" pending={retrying} onClick={onRetry}>
            {t`Try again`}
          </Button>
        </PictureError>
      );
    case 'missing':
      return null;
    case 'ready':
      return video(state);
  }
}

const small = 'touch-target max-sm:h-9 max-sm:px-3! max-sm:text-sm';

/** Takes the picture's place when the session ends while the lesson is open: what happened, and the way on. */
export function SignedOutPicture({ course }: { course: Course }) {
  const search = useLocation({ select: returnToFrom });
  return (
    <PicturePoster course={course}>
      <div role="alert">
        <h2 className="text-xl md:text-2xl">{t`You are signed out.`}</h2>
        <p className="mt-3 max-w-md text-sm text-balance text-ink-soft md:text-base">
          {t`Log in to go on with this lesson. Notes that you did not save are kept on this device.`}
        </p>
      </div>
      <Button asChild className="mt-2">
        <Link to={paths.login()} search={search}>
          <LogIn aria-hidden="true" />
          {t`Log in and go on`}
        </Link>
      </Button>
    </PicturePoster>
  );
}
