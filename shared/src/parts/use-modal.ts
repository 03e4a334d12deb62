import { useEffect, useRef, type SyntheticEvent } from 'react';

/** Closes a dialog by a click that begins and ends on the veil: one that selects text to its end is none. */
function closeOnVeil(dialog: HTMLDialogElement): () => void {
  let beganOnVeil = false;
  const begin = ({ target }: Event) => (beganOnVeil = target === dialog);
  const end = ({ target }: Event) => beganOnVeil && target === dialog && dialog.close();
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', end);
  return () => {
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', end);
  };
}

/**
 * Opens and closes the browser's own modal dialog as the page says. The browser makes the rest of the page inert, moves
 * the focus in and back to where it was, and closes it at Escape.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // Whether a dialog is modal is said by a call, not by an attribute.
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    const stop = closeOnVeil(dialog);
    return () => {
      stop();
      dialog.close();
    };
  }, [isOpen]);
  return {
    ref,
    // Escape. A busy browser tells of the closing so late that a key pressed meanwhile would be taken as one from before it.
    onCancel: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target !== currentTarget) return;
      currentTarget.close();
      onClose();
    },
    // Told late: it may have been closed by the page itself, or be open again.
    onClose: () => {
      if (isOpen && !ref.current?.open) onClose();
    },
  };
}
