import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import type { LeaveGuard } from '../use-leave-guard.ts';

export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  if (!guard.asked) return null;
  return (
    <Dialog
      open
      onClose={guard.stay}
      title="Leave without saving?"
      description="What you typed is kept on this device and waits for you here. Students see it only once it is saved."
      actions={
        <>
          <Button variant="outline" onClick={guard.leave}>
            Leave
          </Button>
          <Button onClick={guard.stay}>Keep editing</Button>
        </>
      }
    />
  );
}
