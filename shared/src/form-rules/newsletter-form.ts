import * as z from 'zod/mini';
import { emailSchema, trapSchema } from './fields.ts';

/** Body and form of `POST /newsletter/subscriptions`. */
export const newsletterForm = z.object({ email: emailSchema, website: trapSchema });
