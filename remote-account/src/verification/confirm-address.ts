import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { takeForm } from '@sahra/shared/forms/take-form';

const fields = ['token', 'password'] as const;
export type ConfirmField = (typeof fields)[number];

/** Is the link of a mail to the new address of a member? He gave his password when he asked for it. */
export const isOfChange = (params: URLSearchParams): boolean => params.has('change');

/** Confirms an address with the token of a mail and, where it is that of a registration, its password. */
export const confirmAddress = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: fields,
    secrets: fields,
    faultsOf: ({ password }) => (password || isOfChange(new URL(args.request.url).searchParams) ? {} : { password: 'missing' }),
    refusals: { wrong_password: { password: 'wrong' } },
    send: async ({ token, password }, { api }) => {
      await api.post('/auth/verify-email', { token, ...(password && { password }) });
      return data({ isConfirmed: true });
    },
  });
