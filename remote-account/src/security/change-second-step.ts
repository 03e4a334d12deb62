import * as z from 'zod/mini';
import { data, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { elevationFields, handleElevatedForm } from '@sahra/shared/forms/elevation';
import { asMember } from '@sahra/shared/forms/as-member';
import { createPasskey } from '@sahra/shared/forms/passkeys';
import { notFound } from '@sahra/shared/parts/not-found';

/** A field that a form of the page cannot do without. */
const wantedBy = <Field extends string>(wantingIntent: string, field: Field) =>
  z.refine<Record<Field | 'intent', string>>(
    (values) => values.intent !== wantingIntent || values[field].trim() !== '',
    {
      error: 'must not be empty',
      params: { code: 'missing' },
      path: [field],
      when: () => true,
    },
  );

/**
 * Every form of the page: what it does, the digits of an app, which passkey it is about and what that is called, and what the api asks
 * for once more.
 */
export const securityForm = z
  .object({ intent: optionalText, code: optionalText, target: optionalText, name: optionalText, ...elevationFields })
  .check(wantedBy('confirm', 'code'), wantedBy('renamePasskey', 'name'));
type SecurityValues = z.output<typeof securityForm>;

/** What came of a form of the page; codes are shown this once. */
export interface SecurityChange {
  changed: SecurityIntent;
  at: number;
  recoveryCodes: string[];
}

type Change = (app: AppInstance, values: SecurityValues) => Promise<string[]>;

/** What each form does; returns recovery codes, where there are new ones. */
const changes = {
  begin: async ({ api }) => {
    await api.post('/account/second-step/app');
    return [];
  },
  confirm: async ({ api }, { code }) =>
    (await api.post('/account/second-step/app/confirm', { body: { code } })).recoveryCodes,
  remove: async ({ api }) => {
    await api.delete('/account/second-step/app');
    return [];
  },
  addPasskey: async ({ api }) => {
    const { options } = await api.post('/account/passkeys/options');
    const credential = await createPasskey(options);
    return (await api.post('/account/passkeys', { body: { credential } })).recoveryCodes;
  },
  renamePasskey: async ({ api }, { target: passkeyId, name }) => {
    await api.put('/account/passkeys/{passkeyId}', { params: { passkeyId }, body: { name } });
    return [];
  },
  removePasskey: async ({ api }, { target: passkeyId }) => {
    await api.delete('/account/passkeys/{passkeyId}', { params: { passkeyId } });
    return [];
  },
  renew: async ({ api }) => (await api.post('/account/second-step/recovery-codes')).recoveryCodes,
} as const satisfies Readonly<Record<string, Change>>;
export type SecurityIntent = keyof typeof changes;
/** After these the session may be of another role, or signed in otherwise. */
const changing: readonly SecurityIntent[] = ['confirm', 'remove', 'addPasskey', 'removePasskey'];

const isIntent = (name: string): name is SecurityIntent => Object.hasOwn(changes, name);

/** Handles every form of the page. */
export const action = (args: ActionFunctionArgs) =>
  handleElevatedForm(args, {
    schema: securityForm,
    send: async (values, app) => {
      const { intent } = values;
      if (!isIntent(intent)) throw notFound();
      const recoveryCodes = await asMember(args, app, () => changes[intent](app, values));
      if (changing.includes(intent)) app.session.setState({ member: (await app.api.get('/auth/session')).member });
      return data({ changed: intent, at: Date.now(), recoveryCodes } satisfies SecurityChange);
    },
  });
