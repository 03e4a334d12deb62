import { errorSchema, languageQuerySchema, pageQuerySchema } from '@sahra/shared/schemas/common';
import type { z } from 'zod';

/** Schema of a read of one thing. */
export const readOf = <T extends z.ZodType>(summary: string, answer: T) => ({
  summary,
  querystring: languageQuerySchema,
  response: { 200: answer, '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') },
});

/** The query of every paged list. */
export const listQuerySchema = languageQuerySchema.extend(pageQuerySchema.shape);
