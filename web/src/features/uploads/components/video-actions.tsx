import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FileButton } from '@/components/ui/file-drop-zone.tsx';

interface VideoActionsProps {
  onFile: (file: File) => void;
  removing: boolean;
  onRemove: () => void;
}

/** Replacing keeps the old video playing until the new one is ready; removing takes it away at once, so it asks. */
export function VideoActions({ onFile, removing, onRemove }: VideoActionsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton accept="video/*" onFile={onFile}>
        Replace
      </FileButton>
      <Button variant="ghost" size="sm" pending={removing} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Remove video"
        description="Students can no longer watch it. The lesson and its text stay."
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              variant="destructive"
              onClick={() => {
                setAsking(false);
                onRemove();
              }}
            >
              Remove video
            </Button>
          </>
        }
      />
    </div>
  );
}
