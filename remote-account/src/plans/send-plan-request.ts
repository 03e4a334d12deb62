import { ApiError, data, paths, redirect, type ActionFunctionArgs, type SubscriptionRequest } from '@sahra/shared/facade';
import { nextOf } from '@sahra/shared/form-rules/own-path';
import { choiceFaults } from '@sahra/shared/form-rules/subscription-choices';
import { takeForm } from '@sahra/shared/forms/take-form';
import { textOf } from '@sahra/shared/forms/text-of';

/** Fields of the form; the plan is in the page's address. */
export type PlanRequestField = 'paymentMethod';
export const planRequestFields: readonly PlanRequestField[] = ['paymentMethod'];

/** There is a request already, this one after a lost answer or another: the page shows it. */
const hasOpenOne = ({ code }: ApiError) => code === 'request_open' || code === 'idempotency_key_reused';

/** Requests a month of the plan in the address; members whose session has ended sign in and come back. */
export function action(args: ActionFunctionArgs) {
  const plan = new URL(args.request.url).searchParams.get('plan') ?? '';
  return takeForm(args, {
    names: planRequestFields,
    faultsOf: choiceFaults,
    send: async (typed, { api, session }, form) => {
      const idempotencyKey = textOf(form, 'key');
      try {
        const request = await api.post<SubscriptionRequest>('/account/subscription-requests', { plan, ...typed }, idempotencyKey ? { idempotencyKey } : {});
        return data({ request });
      } catch (error) {
        // Not refused: after a refusal the router would not read anew what the member has.
        if (error instanceof ApiError && hasOpenOne(error)) return data({ request: null });
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        session.setState({ member: null });
        throw redirect(paths.signIn.href(paths.pricing.href(nextOf(args.request), plan)));
      }
    },
  });
}
