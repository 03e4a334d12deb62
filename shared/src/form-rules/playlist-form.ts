import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import { fieldSentences, lineSchema, optionalText } from './fields.ts';
import { checkPlaylistDescription, playlistLabels, playlistLimits, playlistPrivacies } from './playlist-rules.ts';
import { tidyText } from './text-rules.ts';

const description = z.pipe(
  optionalText,
  z.transform((typed: string, { issues }) => {
    const code = checkPlaylistDescription(typed);
    if (code) issues.push(fieldError(code, fieldSentences[code](playlistLimits.description), typed));
    return tidyText(typed);
  }),
);

/** A label is a checkbox of its name. */
const mark = z.optional(z.string());
const labels = Object.fromEntries(playlistLabels.map((label) => [label, mark])) as Record<
  (typeof playlistLabels)[number],
  typeof mark
>;

/** The form in which somebody says what a playlist of theirs is. On a device there is no choice of privacy. */
export const playlistForm = z.object({
  name: lineSchema(playlistLimits.name),
  description,
  privacy: z._default(z.enum(playlistPrivacies), 'private'),
  ...labels,
});
