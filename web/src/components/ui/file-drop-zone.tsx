import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { useFileDrop } from '@/lib/use-file-drop.ts';

interface FileDropZoneProps {
  accept: string;
  /** That a file can be dragged here. */
  title: string;
  hint?: string;
  button: string;
  onFile: (file: File) => void;
  /** Several files may be chosen or dropped at once; each is told of by itself. */
  multiple?: boolean;
}

/** An area to drop a file on, and a button that does the same without a mouse. */
export function FileDropZone({ accept, title, hint, button, onFile, multiple = false }: FileDropZoneProps) {
  const { isOver, dropProps } = useFileDrop(onFile, { multiple });
  return (
    <div
      {...dropProps}
      className={cn(
        'flex flex-col items-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors',
        isOver ? 'border-accent bg-accent-tint' : 'border-line bg-card',
      )}
    >
      <Upload aria-hidden="true" className={cn('size-6', isOver ? 'text-accent-ink' : 'text-ink-soft')} />
      {/* A finger drags no files: there the button says what to do. */}
      <p className="font-semibold pointer-coarse:hidden">{title}</p>
      {hint ? <p className="text-sm text-ink-soft">{hint}</p> : null}
      <FileButton accept={accept} onFile={onFile} multiple={multiple}>
        {button}
      </FileButton>
    </div>
  );
}

interface FileButtonProps {
  accept: string;
  onFile: (file: File) => void;
  children: string;
  variant?: 'outline' | 'primary' | 'ghost';
  size?: 'sm' | 'md';
  multiple?: boolean;
}

/** The browser's own picker behind a button of ours. */
export function FileButton(props: FileButtonProps) {
  const { accept, onFile, children, variant = 'outline', size = 'sm', multiple = false } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} size={size} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        // Read beside its button, it would be the same choice twice.
        aria-hidden="true"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen a second time.
          event.target.value = '';
          for (const file of files) onFile(file);
        }}
      />
    </>
  );
}
