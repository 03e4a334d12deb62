import type { Extensions } from '@tiptap/core';
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import { Placeholder } from '@tiptap/extensions';
import type { ComponentType } from 'react';
import { blockNodes, type BlockNodeName } from './block-nodes.ts';
import { schemaExtensions } from './schema.ts';
import { AudioView, LinkCardView, OtherBlockView, VideoView } from './views/card-views.tsx';
import { GalleryView } from './views/gallery-view.tsx';
import { PendingPictureView } from './views/pending-picture-view.tsx';
import { PictureView } from './views/picture-view.tsx';

const views: Readonly<Record<BlockNodeName, ComponentType<ReactNodeViewProps>>> = {
  picture: PictureView,
  gallery: GalleryView,
  audio: AudioView,
  video: VideoView,
  linkCard: LinkCardView,
  otherBlock: OtherBlockView,
  pendingPicture: PendingPictureView,
};

/** What a text can hold, as the editor shows it; `placeholderOf` says what an empty part is for, by the name of its node. */
export const editorExtensions = (placeholderOf: (name: string) => string): Extensions => [
  ...schemaExtensions,
  ...(Object.keys(views) as BlockNodeName[]).map((name) =>
    blockNodes[name].extend({ addNodeView: () => ReactNodeViewRenderer(views[name]) }),
  ),
  Placeholder.configure({
    showOnlyCurrent: false,
    includeChildren: true,
    emptyNodeClass: 'empty-node',
    placeholder: ({ node }) => placeholderOf(node.type.name),
  }),
];
