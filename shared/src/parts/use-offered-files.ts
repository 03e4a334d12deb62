import { useEffect, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes a file that is dropped on a part of the page, or pasted anywhere in it. */
export function useOfferedFiles(take: (file: File) => void) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      // A dialog is another task; so is text.
      if (!file || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [take]);

  const target = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser leaves the page and shows the file.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
      setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) take(file);
    },
  };
  return { isOver, target };
}
