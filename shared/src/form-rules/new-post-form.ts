import * as z from 'zod/mini';
import { lineSchema } from './fields.ts';
import { postLimits } from './post-rules.ts';

/** A post that is begun, in one of the languages and of one of the types that there are. */
export const newPostForm = <Language extends string, Type extends string>(
  languages: readonly Language[],
  types: readonly Type[],
) =>
  z.object({
    title: lineSchema({ min: 1, max: postLimits.title }),
    language: z.enum(languages),
    type: z.enum(types),
  });
