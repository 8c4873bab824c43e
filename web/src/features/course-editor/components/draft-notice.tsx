import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';

interface DraftNoticeProps {
  created: boolean;
  onDiscard: () => void;
}

/** What was typed in an earlier visit and never reached the server is on the screen again. */
export function DraftNotice({ created, onDiscard }: DraftNoticeProps) {
  return (
    <Alert title="Here is what you typed last time">
      <p>It was kept on this device and is not saved yet.</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onDiscard}>
        {created ? 'Go back to the saved version' : 'Start over'}
      </Button>
    </Alert>
  );
}
