import * as z from 'zod/mini';
import { ApiError, data, paths, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { isFormState, valueOf, type FormState } from '@sahra/shared/forms/handle-form-action';
import { elevationFields, handleElevatedForm } from '../../ui/forms/elevation.ts';

const deedForm = z.object({ deed: optionalText, target: optionalText, choice: optionalText, ...elevationFields });

/** What an admin does to something; `choice` is what a form of more than a button adds. */
export type Deed = (app: AppInstance, target: string, choice: string) => Promise<unknown>;

export interface Done {
  done: string;
  target: string;
  choice: string;
}
export type DeedAnswer = Done | FormState | undefined;

const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

/** Handles any form of a page of the admins: each names its deed and what it is done to. */
export const takeDeed = (args: ActionFunctionArgs, deeds: Readonly<Record<string, Deed>>) =>
  handleElevatedForm(args, {
    schema: deedForm,
    send: async ({ deed: name, target, choice }, app) => {
      const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
      if (!deed || !target) throw notFound();
      try {
        await deed(app, target, choice);
      } catch (error) {
        const { pathname, search } = new URL(args.request.url);
        if (error instanceof ApiError && error.status === 401) throw redirect(paths.signIn.href(pathname + search));
        throw error;
      }
      return data({ done: name, target, choice } satisfies Done);
    },
  });

/** The state of one of the forms after its own last submission. */
export const stateOf = (answer: DeedAnswer, deed: string, target: string): FormState | undefined =>
  isFormState(answer) && valueOf(answer, 'deed') === deed && valueOf(answer, 'target') === target ? answer : undefined;

/** What was done last. */
export const doneOf = (answer: DeedAnswer): Done | undefined => (answer && !isFormState(answer) ? answer : undefined);
