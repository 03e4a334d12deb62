import { errorSchema } from '@sahra/shared/schemas/common';
import type { z } from 'zod';

/** What a route of the admins answers. */
export const answersWith = <T extends z.ZodType>(answer: T) => ({
  200: answer,
  401: errorSchema.describe('Nobody is signed in'),
  403: errorSchema.describe('The role may not do this, or the password has to be given first'),
  '4xx': errorSchema.describe('Refused'),
  '5xx': errorSchema.describe('Failed'),
});
