import { ApiError } from '@academy/contract/http/client.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';

interface NoteLoadFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Somebody who looks at a lesson without learning it has no notes; for all others they are there, only out of reach. */
export function NoteLoadFailure({ error, retrying, onRetry }: NoteLoadFailureProps) {
  if (error instanceof ApiError && error.status === 403) {
    return <Alert>Notes are for students of the course and its author.</Alert>;
  }
  return (
    <Alert variant="destructive" title="Your notes could not be loaded">
      <p>They are safe. The connection may have dropped for a moment.</p>
      <Button variant="outline" size="sm" className="mt-3" pending={retrying} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
