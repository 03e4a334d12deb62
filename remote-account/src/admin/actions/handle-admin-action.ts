import * as z from 'zod/mini';
import { ApiError, data, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { isFormState, valueOf, type FormState } from '@sahra/shared/forms/handle-form-action';
import { paths } from '../../paths.ts';
import { elevationFields, handleElevatedForm } from '../../ui/forms/elevation.ts';

const adminActionForm = z.object({
  intent: optionalText,
  target: optionalText,
  choice: optionalText,
  ...elevationFields,
});

/** What an admin does to something; `choice` is what a form of more than a button adds. */
export type AdminActionHandler = (app: AppInstance, target: string, choice: string) => Promise<unknown>;

export interface Done {
  done: string;
  target: string;
  choice: string;
}
export type AdminActionResult = Done | FormState | undefined;

/** Handles any form of a page of the admins: each names its intent, which is one of `actions`, and the target. */
export const handleAdminAction = (args: ActionFunctionArgs, actions: Readonly<Record<string, AdminActionHandler>>) =>
  handleElevatedForm(args, {
    schema: adminActionForm,
    send: async ({ intent, target, choice }, app) => {
      const act = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
      if (!act || !target) throw notFound();
      try {
        await act(app, target, choice);
      } catch (error) {
        const { pathname, search } = new URL(args.request.url);
        if (error instanceof ApiError && error.status === 401) throw redirect(paths.signIn.href(pathname + search));
        throw error;
      }
      return data({ done: intent, target, choice } satisfies Done);
    },
  });

/** The state of one of the forms after its own last submission. */
export const stateOf = (answer: AdminActionResult, intent: string, target: string): FormState | undefined =>
  isFormState(answer) && valueOf(answer, 'intent') === intent && valueOf(answer, 'target') === target
    ? answer
    : undefined;

/** What was done last. */
export const doneOf = (answer: AdminActionResult): Done | undefined =>
  answer && !isFormState(answer) ? answer : undefined;
