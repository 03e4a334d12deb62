import { pictureFormats, pictureKinds } from '@sahra/shared/pictures';
import type { UploadParts } from '../store-upload.ts';

/** Names the files instead of encoding them, for tests of what becomes of files. */
export const quickEncoder: UploadParts['encoder'] = {
  encode: async ({ kind }) => ({
    files: pictureKinds[kind].widths.flatMap((width) =>
      pictureFormats.map((format) => ({
        name: `${width}.${format}`,
        type: `image/${format}`,
        bytes: new TextEncoder().encode(`${kind} ${width} ${format}`),
      })),
    ),
    color: '#203040',
    focus: { x: 0.5, y: 0.5 },
  }),
};
