import type { DialogRequest } from '../editor-context.ts';
import { AudioDialog } from './audio-dialog.tsx';
import { LinkCardDialog } from './link-card-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

export interface BlockDialogProps {
  /** What the block is now; absent where it is new. */
  initial?: DialogRequest['initial'];
  onSave: (attributes: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

const dialogs = { audio: AudioDialog, linkCard: LinkCardDialog, video: VideoDialog };
export type BlockDialogName = keyof typeof dialogs;

/** The dialog in which a block of a kind is made and changed. */
export function BlockDialog({ name, ...props }: BlockDialogProps & { name: BlockDialogName }) {
  const Form = dialogs[name];
  return <Form {...props} />;
}
