import { ApiError, data, paths, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { isRefusal } from '@sahra/shared/forms/take-form';
import { type ElevationName, takeElevatedForm } from '../../ui/elevation.ts';

const names = ['deed', 'target', 'choice'] as const;
type DeedName = (typeof names)[number];

/** What an admin does to something; `choice` is what a form of more than a button adds. */
export type Deed = (app: AppInstance, target: string, choice: string) => Promise<unknown>;

export type DeedRefusal = Refusal<DeedName | ElevationName>;
export interface Done {
  done: string;
  target: string;
  choice: string;
}
export type DeedAnswer = Done | DeedRefusal | undefined;

const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

/** Takes any form of a page of the admins: each names its deed and what it is done to. */
export const takeDeed = (args: ActionFunctionArgs, deeds: Readonly<Record<string, Deed>>) =>
  takeElevatedForm(args, {
    names,
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

/** What a form is told of its own last try. */
export const refusalOf = (answer: DeedAnswer, deed: string, target: string): DeedRefusal | undefined =>
  answer && isRefusal(answer) && answer.typed.deed === deed && answer.typed.target === target ? answer : undefined;

/** What was done last. */
export const doneOf = (answer: DeedAnswer): Done | undefined => (answer && !isRefusal(answer) ? answer : undefined);
