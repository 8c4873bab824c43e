import type { Course } from '@academy/contract/courses/course.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { returnToFrom } from '@/lib/return-to.ts';
import { PicturePoster } from './picture-poster.tsx';

/** Takes the picture's place when the session ends while the lesson is open: what happened, and the way on. */
export function SignedOutPicture({ course }: { course: Course }) {
  const search = useLocation({ select: returnToFrom });
  return (
    <PicturePoster course={course}>
      <div role="alert">
        <h2 className="text-xl md:text-2xl">You are signed out.</h2>
        <p className="mt-3 max-w-md text-sm text-balance text-ink-soft md:text-base">
          Log in to go on with this lesson. Notes that you did not save are kept on this device.
        </p>
      </div>
      <Button asChild className="mt-2">
        <Link to={paths.login()} search={search}>
          <LogIn aria-hidden="true" />
          Log in and go on
        </Link>
      </Button>
    </PicturePoster>
  );
}
