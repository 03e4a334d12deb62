import { z } from 'zod';
import { ALTERNATIVE_TEXT_LENGTH, uploadUses, type UploadUse } from '../form-rules/upload-rules.ts';
import { idSchema, pictureSchema } from './common.ts';

const uses = Object.keys(uploadUses) as [UploadUse, ...UploadUse[]];

/** The query of `POST /media`. */
export const uploadQuerySchema = z.object({ use: z.enum(uses) });

/** Numbers between 0 and 1 with commas between them. */
const fractions = (count: number) =>
  z
    .string()
    .max(80)
    .transform((text) => text.split(',').map((part) => (/^[01](\.\d+)?$/.test(part) ? Number(part) : Number.NaN)))
    .refine(
      (numbers) => numbers.length === count && numbers.every((number) => number <= 1),
      `must be ${count} numbers between 0 and 1, with commas`,
    );

/** A browser's fractions do not add up to the last digit. */
const ALMOST_ONE = 1.0001;

/**
 * The fields of `POST /media` beside `file`, which may all be left out. Fractions are of the picture as one sees it, its
 * orientation applied.
 */
export const uploadFieldsSchema = z.object({
  /** What is to be seen, for those who do not see it. */
  alternative: z.string().trim().max(ALTERNATIVE_TEXT_LENGTH).default(''),
  /** What is kept, `left,top,width,height`; of that, what does not fit the shape is cut off around the focal point. */
  crop: fractions(4)
    .refine(
      ([left = 0, top = 0, width = 0, height = 0]) =>
        width > 0 && height > 0 && left + width <= ALMOST_ONE && top + height <= ALMOST_ONE,
      'must lie in the picture',
    )
    .optional(),
  /** What stays in sight wherever the picture is cut, `x,y`; otherwise the middle of what is kept. */
  focus: fractions(2).optional(),
});
export type UploadFields = z.output<typeof uploadFieldsSchema>;

/** A picture that somebody uploaded: artwork in its kind's shape and widths, with what is to be seen. */
export const uploadedPictureSchema = pictureSchema.extend({
  alternative: z.string(),
  /** The focal point, as fractions of the picture from the left and from the top. */
  focus: z.object({ x: z.number(), y: z.number() }),
});
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

/** Answer of `POST /media`: what is to refer to the picture names its id. What nothing refers to is removed after a day. */
export const uploadSchema = z.object({ id: idSchema, picture: uploadedPictureSchema });
export type Upload = z.infer<typeof uploadSchema>;

/** Body of `PUT /account/picture`: an upload of the member’s own for the use `avatar`. */
export const ownPictureSchema = z.object({ mediaId: idSchema });
