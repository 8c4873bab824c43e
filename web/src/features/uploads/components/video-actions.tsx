import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FileButton } from '@/components/ui/file-drop-zone.tsx';

interface VideoActionsProps {
  /** There is nothing better to do. */
  isReplacingMain?: boolean;
  onFile: (file: File) => void;
  removing: boolean;
  onRemove: () => void;
}

/** A replaced video plays until the new one is ready; a removed one is gone at once, so removing asks first. */
export function VideoActions(props: VideoActionsProps) {
  const { isReplacingMain = false, onFile, removing, onRemove } = props;
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton accept="video/*" variant={isReplacingMain ? 'primary' : 'outline'} onFile={onFile}>
        {t`Replace`}
      </FileButton>
      <Button variant="ghost" size="sm" pending={removing} onClick={() => setAsking(true)}>
        {t`Remove`}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Remove video`}
        description={t`Students can no longer watch it. The lesson and its text stay.`}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t`Cancel`}
            </Button>
            <Button
              variant="destructive"
              onClick={() => {
                setAsking(false);
                onRemove();
              }}
            >
              {t`Remove video`}
            </Button>
          </>
        }
      />
    </div>
  );
}
