import * as z from 'zod/mini';
import { data, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { elevationFields, handleElevatedForm } from '@sahra/shared/forms/elevation';
import { asMember } from '@sahra/shared/forms/as-member';
import { notFound } from '@sahra/shared/parts/not-found';

/** Every form of the page: what it does, the digits of one, and the password where the api asks for it. */
export const securityForm = z.object({ intent: optionalText, code: optionalText, ...elevationFields }).check(
  z.refine(({ intent, code }) => intent !== 'confirm' || code.trim() !== '', {
    error: 'must not be empty',
    params: { code: 'missing' },
    path: ['code'],
    when: () => true,
  }),
);

/** What came of a form of the page; codes are shown this once. */
export interface SecurityChange {
  changed: SecurityIntent;
  at: number;
  recoveryCodes: string[];
}

const changes = {
  begin: async ({ api }: AppInstance) => {
    await api.post('/account/second-step/app');
    return [];
  },
  confirm: async ({ api }: AppInstance, code: string) =>
    (await api.post('/account/second-step/app/confirm', { body: { code } })).recoveryCodes,
  remove: async ({ api }: AppInstance) => {
    await api.delete('/account/second-step/app');
    return [];
  },
  renew: async ({ api }: AppInstance) => (await api.post('/account/second-step/recovery-codes')).recoveryCodes,
} as const satisfies Readonly<Record<string, (app: AppInstance, code: string) => Promise<string[]>>>;
export type SecurityIntent = keyof typeof changes;

const isIntent = (name: string): name is SecurityIntent => Object.hasOwn(changes, name);

/** Handles every form of the page. */
export const action = (args: ActionFunctionArgs) =>
  handleElevatedForm(args, {
    schema: securityForm,
    send: async ({ intent, code }, app) => {
      if (!isIntent(intent)) throw notFound();
      const recoveryCodes = await asMember(args, app, () => changes[intent](app, code));
      // Where a role waited for it, it counts from now on.
      if (intent === 'confirm' || intent === 'remove')
        app.session.setState({ member: (await app.api.get('/auth/session')).member });
      return data({ changed: intent, at: Date.now(), recoveryCodes } satisfies SecurityChange);
    },
  });
