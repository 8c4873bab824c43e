import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useChangeCourseStatus } from '@/api/own-courses.ts';
import { useLookForFindings } from '@/api/preflight.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import type { CurrentFindings } from '@/lib/current-findings.ts';
import { checkHash } from './course-actions.ts';
import { type StatusAction, statusActions } from './own-course-status.ts';
import { stepsBack } from './steps-back.ts';

interface ChangedCourse {
  readonly _id: string;
  readonly title: string;
  readonly status: CourseStatus;
  readonly studentCount: number;
  readonly totalLessons: number;
}

/**
 * Changes the status of a course. What takes it from its readers asks first where it has students, and publishing where something
 * was found in it; all of that can be taken back.
 */
export function useCourseStatus(course: ChangedCourse) {
  const { _id: courseId, title, status: was, studentCount } = course;
  const change = useChangeCourseStatus();
  // By its name: its label follows a change of language.
  const [askedName, setAsked] = useState<StatusAction['name'] | null>(null);
  const look = useLookForFindings(courseId);
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<CurrentFindings | null>(null);
  // What was pressed is done all the same; what cannot be asked or said beside the button any more is told in a toast.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const asked = statusActions(was).find(({ name }) => name === askedName) ?? null;

  const takeBack = async (from: CourseStatus) => {
    let reached = from;
    try {
      for (const step of stepsBack(from, was)) {
        await change.mutateAsync({ courseId, status: step });
        reached = step;
      }
      toast({ title: t`Undone`, description: againText(was, title), variant: 'success' });
    } catch (error) {
      toast({ ...notUndone(error, reached === from ? null : reached), lasting: true });
    }
  };

  const perform = async (action: StatusAction) => {
    if (change.isPending) return;
    try {
      await change.mutateAsync({ courseId, status: action.to });
    } catch (error) {
      // Logged where it is sent, as specified; the buttons say it. What was handed in to an admin is answered with that.
      if (waitsForApproval(error)) setAsked(null);
      if (isLeft.current) toast({ ...notDone(error), lasting: true });
      return;
    }
    setAsked(null);
    const done = doneText(action.name, course);
    const undo = { label: t`Undo`, onPress: () => void takeBack(action.to) };
    toast({ ...done, variant: 'success', action: undo, lasting: true });
  };

  const publish = async (action: StatusAction) => {
    if (isLooking) return;
    setLooking(true);
    const seen = await look();
    setLooking(false);
    // Who cannot be told what is in the course is not kept from publishing it.
    if (seen === null || seen.total === 0) return perform(action);
    if (isLeft.current) return toast({ ...notPublished(course), lasting: true });
    setFound(seen);
    setAsked(action.name);
  };

  return {
    asked,
    /** What the question before publishing is about. */
    found,
    isPending: change.isPending || isLooking,
    pendingStatus: isLooking ? 'published' : change.isPending ? change.variables.status : null,
    failure: change.isPending || !change.error ? null : { error: change.error, to: change.variables.status },
    request: (action: StatusAction) => {
      const asks = studentCount > 0 && (action.name === 'unpublish' || action.name === 'archive');
      change.reset();
      if (asks) setAsked(action.name);
      else return action.name === 'publish' ? publish(action) : perform(action);
    },
    confirm: () => asked && perform(asked),
    cancel: () => setAsked(null),
  };
}

/** It is no failure: it is in an admin's queue. */
export function waitsForApproval(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'needs_approval';
}

function doneText(name: StatusAction['name'], { title, status, totalLessons }: ChangedCourse) {
  if (name === 'publish') {
    const description =
      totalLessons === 0
        ? t`“${title}” is in the catalogue. It has no lessons yet.`
        : t`“${title}” is in the catalogue.`;
    return { title: t`Course published`, description };
  }
  if (name === 'archive') {
    // A draft never was in the catalogue.
    const description =
      status === 'published' ? t`“${title}” is out of the catalogue.` : t`“${title}” is put away.`;
    return { title: t`Course archived`, description };
  }
  if (name === 'unpublish') {
    return { title: t`Course unpublished`, description: t`“${title}” is a draft again.` };
  }
  return { title: t`Course restored`, description: t`“${title}” is a draft again.` };
}

function notDone(error: unknown) {
  const description = errorText(error);
  return waitsForApproval(error)
    ? { title: t`Waiting for approval`, description }
    : { title: t`That was not done.`, description, variant: 'destructive' as const };
}

/** Something was found in it, and its author has left the page where that would be asked about. */
function notPublished({ _id: courseId, title }: ChangedCourse) {
  return {
    title: t`“${title}” was not published`,
    description: t`Something was found in it. Look at it, then publish.`,
    action: { label: t`See what was found`, to: paths.creatorCourseDetail(courseId), hash: checkHash },
  };
}

function againText(status: CourseStatus, title: string): string {
  return status === 'published' ? t`“${title}” is published again.` : t`“${title}” is a draft again.`;
}

/** `reached`: how far it came; null where nothing of it was undone. */
function notUndone(error: unknown, reached: CourseStatus | null) {
  if (waitsForApproval(error)) {
    return {
      title: t`Waiting for approval`,
      description: t`The course is a draft. In this academy an admin has to agree before it is published again; it is in their queue.`,
    };
  }
  const reason = errorText(error);
  return {
    title: t`It could not be undone.`,
    description: reached === 'draft' ? t`The course is a draft now. ${reason}` : reason,
    variant: 'destructive' as const,
  };
}
