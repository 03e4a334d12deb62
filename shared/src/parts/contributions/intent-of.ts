import { TOO_LARGE } from '../../form-rules/too-large.ts';
import { textOf } from '../../forms/text-of.ts';

/** What a form is to do; in place of one that was too large its mark. Who only reads loads no code for forms with it. */
export const intentOf = (form: FormData): string => (form.has(TOO_LARGE) ? TOO_LARGE : textOf(form, 'intent'));
