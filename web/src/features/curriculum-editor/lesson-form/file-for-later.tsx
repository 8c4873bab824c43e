import { Film, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';

interface FileForLaterProps {
  file: File | null;
  onFile: (file: File) => void;
  onDrop: () => void;
}

/** A film for a lesson that is not there yet: it is sent as soon as it has somewhere to go. */
export function FileForLater({ file, onFile, onDrop }: FileForLaterProps) {
  if (file === null) {
    return (
      <FileDropZone
        accept="video/*"
        title="Drag a video here"
        hint="It is uploaded once the lesson is added."
        button="Choose a video"
        onFile={onFile}
      />
    );
  }
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-card py-2 pr-2 pl-4">
      <Film aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 grow text-sm">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="text-ink-soft">Uploads once the lesson is added</span>
      </p>
      <Button variant="ghost" size="icon" aria-label={`Take ${file.name} back`} onClick={onDrop}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
