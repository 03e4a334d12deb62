import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { takeForm } from '@sahra/shared/forms/take-form';

const fields = ['token', 'password'] as const;
export type ConfirmField = (typeof fields)[number];

/** Is the link of a mail to the new address of a member? */
export const isOfChange = (params: URLSearchParams): boolean => params.has('change');

/** Confirms an address with the token of a mail and the password of the account. */
export const confirmAddress = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: fields,
    secrets: fields,
    faultsOf: ({ password }) => (password ? {} : { password: 'missing' }),
    refusals: { wrong_password: { password: 'wrong' } },
    send: async ({ token, password }, { api }) => {
      await api.post('/auth/verify-email', { token, password });
      return data({ isConfirmed: true });
    },
  });
