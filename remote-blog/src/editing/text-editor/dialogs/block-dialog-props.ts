import type { DialogRequest } from '../editor-context.ts';

/** What each dialog gets in which a block is made and changed. */
export interface BlockDialogProps {
  /** What the block is now; absent where it is new. */
  initial?: DialogRequest['initial'];
  onSave: (attributes: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}
