import { AudioDialog } from './audio-dialog.tsx';
import type { BlockDialogProps } from './block-dialog-props.ts';
import { LinkCardDialog } from './link-card-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

const dialogs = { audio: AudioDialog, linkCard: LinkCardDialog, video: VideoDialog };
export type BlockDialogName = keyof typeof dialogs;

/** The dialog in which a block of a kind is made and changed. */
export function BlockDialog({ name, ...props }: BlockDialogProps & { name: BlockDialogName }) {
  const Form = dialogs[name];
  return <Form {...props} />;
}
