import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDeleteCourse } from '@/api/own-courses.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { courseDraftPrefix } from '@/lib/course-draft-prefix.ts';
import { localDrafts } from '@/lib/local-drafts.ts';

interface DeletedCourse {
  readonly _id: string;
  readonly title: string;
}

/** Deletes a course, and leads away from its pages. What was typed and not saved goes with it. */
export function useDeleteOwnCourse({ _id: courseId, title }: DeletedCourse, { inList }: { inList: boolean }) {
  const userId = useSession()?.id ?? '';
  const navigate = useNavigate();
  const { mutateAsync, error, forgetCourse, reloadCourses } = useDeleteCourse();
  // Until the list is there, too: it would offer to delete the course once more.
  const [isPending, setPending] = useState(false);

  const isGone = useRef(false);
  useFocusAfter(isGone);

  const perform = async () => {
    setPending(true);
    try {
      await mutateAsync(courseId);
    } catch {
      // Logged where it is sent; the question says why.
      setPending(false);
      return;
    }
    isGone.current = true;
    if (!inList) await navigate({ to: paths.creatorDashboard('courses') });
    // Once the editor is gone, which would keep it again.
    forgetTyped(userId, courseId);
    forgetCourse(courseId);
    await reloadCourses();
    toast({ title: t`Course deleted`, description: t`“${title}” is gone.`, variant: 'success' });
  };

  return { isPending, error: isPending ? null : error, perform };
}

/** The question goes with the card or the page of the course, and the button that it was asked from is gone, too. */
function useFocusAfter(isGone: RefObject<boolean>): void {
  useEffect(
    () => () => {
      if (!isGone.current) return;
      requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
    },
    [isGone],
  );
}

function forgetTyped(userId: string, courseId: string): void {
  const prefix = courseDraftPrefix(userId);
  localDrafts({ prefix, parse: () => undefined, storage: () => window.localStorage }).drop(courseId);
}
