import * as z from 'zod/mini';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { signInCodeSchema } from '@sahra/shared/form-rules/second-step-form';

/** A code, the sign-in that it completes, and what the page knows of that: asked again, it knows no more than the form tells it. */
export const codeForm = z.extend(signInCodeSchema, { withoutApp: optionalText, remember: optionalText });
