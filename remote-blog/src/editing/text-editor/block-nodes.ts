import { Node, type Attributes } from '@tiptap/core';

const read = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** An attribute that survives copying within the editor. */
const attribute = (name: string, initial: unknown): Attributes[string] => ({
  default: initial,
  parseHTML: (element) => read(element.getAttribute(`data-${name.toLowerCase()}`)),
  renderHTML: (attributes) => ({ [`data-${name.toLowerCase()}`]: JSON.stringify(attributes[name]) }),
});

/** A block that is one thing: it is filled in by a form of its own, moved and removed, but has no text to write in. */
const whole = (name: string, attributes: Readonly<Record<string, unknown>>) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(Object.entries(attributes).map(([key, initial]) => [key, attribute(key, initial)])),
    parseHTML: () => [{ tag: `div[data-block="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-block': name }],
  });

/** What is no text, by its name in the editor. */
export const blockNodes = {
  picture: whole('picture', { source: null, alternative: '', caption: '' }),
  gallery: whole('gallery', { pictures: [] }),
  audio: whole('audio', { file: '', title: '', seconds: 0, chapters: [] }),
  video: whole('video', { episodeId: 0, title: '' }),
  linkCard: whole('linkCard', { href: '', title: '', text: '' }),
  /** A kind that this release does not know. */
  otherBlock: whole('otherBlock', { block: null }),
  /** A picture on its way: `file` is its address in this tab (`data:` or `blob:`), null where it did not come along. */
  pendingPicture: whole('pendingPicture', { file: null, alternative: '' }).extend({
    parseHTML: () => [
      { tag: 'div[data-block="pendingPicture"]' },
      {
        tag: 'img',
        getAttrs: (image) => {
          const source = image.getAttribute('src') ?? '';
          const isHere = /^data:image\/(jpeg|png|webp|gif|avif);base64,/.test(source);
          return { file: isHere ? source : null, alternative: image.getAttribute('alt') ?? '' };
        },
      },
    ],
  }),
};
export type BlockNodeName = keyof typeof blockNodes;
