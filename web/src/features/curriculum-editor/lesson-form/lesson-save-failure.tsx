import { Alert } from '@/components/ui/alert.tsx';

/** Why a lesson is not saved yet, and that nothing of it is lost. */
export function LessonSaveFailure({ reason }: { reason: string }) {
  return (
    <Alert variant="destructive" title="There was a problem saving the lesson.">
      <p>{reason}</p>
      <p>Nothing is lost: what you wrote is kept on this device.</p>
    </Alert>
  );
}
