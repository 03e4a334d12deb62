import { ApiError, data, redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { takeForm } from '@sahra/shared/forms/take-form';
import { enter } from '../ui/enter.ts';
import { memberOf, wayOn } from '../ui/entrance-routes.ts';

const fields = ['token', 'password'] as const;
export type ConfirmField = (typeof fields)[number];

/** Is the link of a mail to the new address of a member? */
export const isOfChange = (params: URLSearchParams): boolean => params.has('change');

const isConfirmed = () => data({ isConfirmed: true });

/**
 * Confirms an address with the token of a mail and the password of the account. Nobody is asked for the same password
 * twice: who is not signed in here is, by it. Where that is refused, the page says that the address is confirmed.
 */
export const confirmAddress = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: fields,
    secrets: fields,
    faultsOf: ({ password }) => (password ? {} : { password: 'missing' }),
    refusals: { wrong_password: { password: 'wrong' } },
    send: async ({ token, password }, app) => {
      const { email } = await app.api.post<{ email: string }>('/auth/verify-email', { token, password });
      if (await memberOf(app)) return isConfirmed();
      try {
        await enter(app, { identifier: email, password, isRemembered: true }, 'verifyEmail.welcome');
      } catch (error) {
        if (error instanceof ApiError) return isConfirmed();
        throw error;
      }
      return redirect(wayOn(args.request));
    },
  });
