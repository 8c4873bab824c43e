import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNeedsApproval } from '@/api/approvals.ts';
import { errorText } from '@/api/client/error-text.ts';
import { waitsForApproval } from '@/api/own-courses.ts';
import { Button } from '@/components/ui/button.tsx';
import { useFocusKept } from '@/lib/use-focus-kept.ts';
import { type ActionPlace, arrangedActions, type CourseChange, type CourseLink } from '../course-actions.ts';
import { canBeDeleted } from '../own-course-status.ts';
import { useCourseStatus } from '../use-course-status.ts';
import { CourseMenu } from './course-menu.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { PublishQuestion } from './publish-question.tsx';
import { StatusQuestion } from './status-question.tsx';

interface CourseActionsProps {
  course: Course;
  /** Describes every link and button to screen readers. */
  titleId: string;
  place: ActionPlace;
}

/** At most two buttons, and a menu with the rest. */
export function CourseActions({ course, titleId, place }: CourseActionsProps) {
  const status = useCourseStatus(course);
  const needsApproval = useNeedsApproval({ enabled: course.status === 'draft' });
  const { buttons, menuLinks, menuChanges } = arrangedActions(course, place, { needsApproval });
  const [isDeleting, setDeleting] = useState(false);
  const isAsking = status.asked !== null || isDeleting;
  const menu = useFocusKept(`${course.status} ${course.approval?.state} ${isAsking}`);
  const change = (action: CourseChange) => void status.request(action);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {buttons.map((action) =>
          action.kind === 'link' ? (
            <LinkButton key={action.name} action={action} titleId={titleId} />
          ) : (
            <Button
              key={action.name}
              size="sm"
              variant={action.name === 'publish' && place !== 'editor' ? 'primary' : 'outline'}
              pending={status.pendingStatus === action.to}
              aria-describedby={titleId}
              onClick={() => change(action)}
            >
              <action.icon aria-hidden="true" />
              {action.label}
            </Button>
          ),
        )}
        <CourseMenu
          ref={menu}
          title={course.title}
          isPending={status.isPending}
          links={menuLinks}
          changes={menuChanges}
          onChange={change}
          onDelete={canBeDeleted(course) ? () => setDeleting(true) : undefined}
        />
      </div>
      {status.failure && status.asked === null ? (
        <NotDone error={status.failure.error} isWaiting={course.approval?.state === 'waiting'} />
      ) : null}
      {status.asked === null ? null : status.asked.name === 'publish' && status.found ? (
        <PublishQuestion
          course={course}
          found={status.found}
          needsApproval={status.needsApproval}
          pending={status.isPending}
          problem={status.failure?.error}
          onConfirm={() => void status.confirm()}
          onClose={status.cancel}
        />
      ) : (
        <StatusQuestion
          action={status.asked}
          course={course}
          pending={status.isPending}
          problem={status.failure ? errorText(status.failure.error) : undefined}
          onConfirm={() => void status.confirm()}
          onClose={status.cancel}
        />
      )}
      {isDeleting ? (
        <DeleteQuestion course={course} inList={place === 'list'} onClose={() => setDeleting(false)} />
      ) : null}
    </>
  );
}

function LinkButton({ action, titleId }: { action: CourseLink; titleId: string }) {
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={action.to} aria-describedby={titleId}>
        <action.icon aria-hidden="true" />
        {action.label}
      </Link>
    </Button>
  );
}

interface NotDoneProps {
  error: unknown;
  /** The course says so itself. */
  isWaiting: boolean;
}

/** Beside the button that was pressed. */
function NotDone({ error, isWaiting }: NotDoneProps) {
  const reason = errorText(error);
  if (waitsForApproval(error)) {
    return isWaiting ? null : (
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {reason}
      </p>
    );
  }
  return (
    <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
      <span>
        <strong className="font-semibold">{t`That was not done.`}</strong> {reason}
      </span>
    </p>
  );
}
