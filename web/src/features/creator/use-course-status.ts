import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useAskForApprovalRule } from '@/api/approvals.ts';
import { useChangeCourseStatus, waitsForApproval } from '@/api/own-courses.ts';
import { useLookForFindings } from '@/api/preflight.ts';
import { toast } from '@/components/ui/toast-store.ts';
import type { CurrentFindings } from '@/lib/current-findings.ts';
import {
  againText,
  type ChangedCourse,
  doneText,
  notDone,
  notPublished,
  notUndone,
} from './course-status-texts.ts';
import { type StatusAction, statusActions } from './own-course-status.ts';
import { stepsBack } from './steps-back.ts';

/**
 * Changes the status of a course. What takes it from its readers asks first where it has students, and publishing where something
 * was found in it or an admin has to agree; all of that can be taken back.
 */
export function useCourseStatus(course: ChangedCourse) {
  const { _id: courseId, title, status: was, studentCount } = course;
  const change = useChangeCourseStatus();
  // By its name: its label follows a change of language.
  const [askedName, setAsked] = useState<StatusAction['name'] | null>(null);
  const look = useLookForFindings(courseId);
  const askForRule = useAskForApprovalRule();
  const [needsApproval, setNeedsApproval] = useState(false);
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
      // Logged where it is sent, as specified; the buttons say it.
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
    const [seen, needs] = await Promise.all([look(), askForRule()]);
    setLooking(false);
    // Who cannot be told what is in the course is not kept from publishing it.
    const isClean = seen === null || seen.total === 0;
    if (isClean && (!needs || isLeft.current)) return perform(action);
    if (isLeft.current) return toast({ ...notPublished(course), lasting: true });
    setFound(seen ?? { findings: [], total: 0 });
    setNeedsApproval(needs);
    setAsked(action.name);
  };

  return {
    asked,
    /** What the question before publishing is about. */
    found,
    /** An admin looks at it first. */
    needsApproval,
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
