import { type DragEvent, useState } from 'react';

/** Makes an element a place to let a file go over. `isOver` says that one is held over it right now. */
export function useFileDrop(onFile: (file: File) => void, { multiple = false } = {}) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent) => {
    if (!hasFiles(event)) return false;
    event.preventDefault();
    return true;
  };
  return {
    isOver,
    dropProps: {
      onDragEnter: (event: DragEvent) => {
        if (take(event)) setIsOver(true);
      },
      onDragOver: (event: DragEvent) => {
        if (take(event)) setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        // Moving onto a child is no leaving.
        const inside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!take(event)) return;
        // The innermost area takes the file, and those around it do not.
        event.stopPropagation();
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        for (const file of multiple ? files : files.slice(0, 1)) onFile(file);
      },
    },
  };
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}
