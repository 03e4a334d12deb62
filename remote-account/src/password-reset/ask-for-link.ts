import type { ActionFunctionArgs } from '@sahra/shared/facade';
import { askMail } from '../ui/forms/ask-mail.ts';

export const action = (args: ActionFunctionArgs) => askMail('/auth/request-password-reset', args);
