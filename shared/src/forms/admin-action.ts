import * as z from 'zod/mini';
import { data, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { optionalText } from '../form-rules/fields.ts';
import { notFound } from '../parts/not-found.ts';
import { asMember } from './as-member.ts';
import { elevationFields, handleElevatedForm } from './elevation.ts';
import { isFormState, valueOf, type FormState } from './form-state.ts';

const adminActionFields = {
  intent: optionalText,
  target: optionalText,
  choice: optionalText,
  ...elevationFields,
};

/** What an admin does to something; `choice` is what a form of more than a button adds, `values` are its further fields. */
export type AdminActionHandler = (
  app: AppInstance,
  target: string,
  choice: string,
  values: Readonly<Record<string, string>>,
) => Promise<unknown>;

export interface Done {
  done: string;
  target: string;
  choice: string;
}
export type AdminActionResult = Done | FormState | undefined;

/** Handles any form of a page of the admins: each names its intent, which is one of `actions`, and the target. */
export const handleAdminAction = (
  args: ActionFunctionArgs,
  actions: Readonly<Record<string, AdminActionHandler>>,
  fields: readonly string[] = [],
) =>
  handleElevatedForm(args, {
    schema: z.object({
      ...Object.fromEntries(fields.map((name): [string, typeof optionalText] => [name, optionalText])),
      ...adminActionFields,
    }),
    send: async (values, app) => {
      const { intent, target, choice } = values;
      const act = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
      if (!act || !target) throw notFound();
      await asMember(args, app, () => act(app, target, choice, values));
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
