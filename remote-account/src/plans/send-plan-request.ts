import { ApiError, data, redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { redirectTargetOf } from '@sahra/shared/form-rules/redirect-target';
import { planRequestForm } from '@sahra/shared/form-rules/plan-request-form';
import { isPaidPlan } from '@sahra/shared/form-rules/subscription-choices';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { paths } from '../paths.ts';

/** There is a request already, this one after a lost answer or another: the page shows it. */
const hasOpenOne = ({ code }: ApiError) => code === 'request_open' || code === 'idempotency_key_reused';

/** Requests a month of the plan in the address; members whose session has ended sign in and come back. */
export function action(args: ActionFunctionArgs) {
  const plan = new URL(args.request.url).searchParams.get('plan') ?? '';
  if (!isPaidPlan(plan)) throw notFound();
  return handleFormAction(args, {
    schema: planRequestForm,
    send: async ({ paymentMethod, key: idempotencyKey }, { api, session }) => {
      try {
        const request = await api.post('/account/subscription-requests', {
          body: { plan, paymentMethod },
          idempotencyKey,
        });
        return data({ request });
      } catch (error) {
        // Not refused: after a refusal the router would not read anew what the member has.
        if (error instanceof ApiError && hasOpenOne(error)) return data({ request: null });
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        session.setState({ member: null });
        throw redirect(paths.signIn.href(paths.pricing.href(redirectTargetOf(args.request), plan)));
      }
    },
  });
}
