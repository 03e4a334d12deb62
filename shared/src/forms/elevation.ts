import * as z from 'zod/mini';
import { ApiError, BadRequestError, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { optionalText } from '../form-rules/fields.ts';
import { handleFormAction, type FormAction } from './handle-form-action.ts';
import { signWithPasskey } from './passkeys.ts';

/** What `ElevationField` adds to a form, where the api has asked for it: the password, the code of a second step, or a passkey. */
export const elevationFields = {
  elevationPassword: optionalText,
  elevationCode: optionalText,
  /** The button was pressed that asks for a passkey. */
  elevationPasskey: optionalText,
  asksElevation: optionalText,
};
type Elevation = Record<keyof typeof elevationFields, string>;

/** A check of forms that ask in any case. */
export const givesElevation = z.refine<Pick<Elevation, 'elevationPassword' | 'elevationPasskey'>>(
  ({ elevationPassword, elevationPasskey }) => Boolean(elevationPassword || elevationPasskey),
  { error: 'must not be empty', params: { code: 'missing' }, path: ['elevationPassword'], when: () => true },
);

const elevationErrorsByCode = {
  elevation_required: { elevationPassword: 'missing' },
  wrong_password: { elevationPassword: 'wrong' },
  elevation_wrong_code: { elevationCode: 'wrongCode' },
  elevation_passkey_refused: { elevationPassword: 'refused' },
} as const;

/** Refusals that mean something else where the form itself sends a code or a passkey. */
const ownCodes = ['wrong_code', 'passkey_refused'];

type Elevated = { elevatedUntil: string } | undefined;

/** Gives once more what the member signs in with, where the form holds it. */
async function elevate({ api }: AppInstance, values: Elevation): Promise<Elevated> {
  const { elevationPassword: password, elevationCode: code, elevationPasskey } = values;
  try {
    if (elevationPasskey) {
      const { options } = await api.post('/auth/passkey/options');
      return await api.post('/auth/elevate/passkey', { body: { credential: await signWithPasskey(options) } });
    }
    return password ? await api.post('/auth/elevate', { body: { password, ...(code && { code }) } }) : undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || !ownCodes.includes(error.code)) throw error;
    throw new BadRequestError(error.message, error.status, { code: `elevation_${error.code}`, fields: {} });
  }
}

type ElevatedForm = z.core.$ZodType<Elevation, Partial<Record<keyof Elevation, string | undefined>>>;

interface ElevatedAction<Schema extends ElevatedForm, Answer> extends Pick<FormAction<Schema, Answer>, 'schema'> {
  /** Sends the values to the api; `elevated` is there where the form held what the member signs in with. */
  send: (values: z.output<Schema>, app: AppInstance, form: FormData, elevated: Elevated) => Promise<Answer>;
}

/**
 * Handles a form that does something dangerous. The api answers that the password is needed once more, the form asks for it,
 * and when it comes again with the password, or a passkey, this is given first.
 */
export const handleElevatedForm = <Schema extends ElevatedForm, Answer>(
  args: ActionFunctionArgs,
  { schema, send }: ElevatedAction<Schema, Answer>,
) =>
  handleFormAction<Schema, Answer>(args, {
    schema,
    secrets: ['elevationPassword', 'elevationCode', 'elevationPasskey'],
    errorsByCode: elevationErrorsByCode,
    send: async (values, app, form) => send(values, app, form, await elevate(app, values)),
  });
