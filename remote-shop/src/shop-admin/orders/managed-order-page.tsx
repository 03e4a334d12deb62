import {
  ButtonLink,
  loadForMember,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { toAsciiDigits } from '@sahra/shared/form-rules/member-rules';
import { doneOf, handleAdminAction, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { paths } from '../../paths.ts';
import { isolated } from '../../ui/isolated.ts';
import { ManagedLines } from './managed-lines.tsx';
import { ManagedTimeline } from './managed-timeline.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderSteps } from './order-steps.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export async function loader(args: LoaderFunctionArgs) {
  return loadForMember(args, '/admin/orders/{number}', { params: { number: args.params.number ?? '' } });
}

const refund =
  (hasPiecesBack: boolean): AdminActionHandler =>
  ({ api }, number) =>
    api.post('/admin/orders/{number}/refund', { params: { number }, body: { hasPiecesBack } });

/** What can be done with an order; each is a form that names it. */
const steps = {
  payment: ({ api }, number) => api.post('/admin/orders/{number}/payment', { params: { number } }),
  shipment: ({ api }, number, _, { carrier = '', parcelNumber = '' }) =>
    api.post('/admin/orders/{number}/shipment', {
      params: { number },
      body: { carrier, parcelNumber: toAsciiDigits(parcelNumber) },
    }),
  completion: ({ api }, number) => api.post('/admin/orders/{number}/completion', { params: { number } }),
  cancellation: ({ api }, number) => api.post('/admin/orders/{number}/cancellation', { params: { number }, body: {} }),
  failure: ({ api }, number) => api.post('/admin/orders/{number}/failure', { params: { number }, body: {} }),
  refund: refund(false),
  refundWithPieces: refund(true),
  note: ({ api }, number, choice, { note = '' }) =>
    api.post('/admin/orders/{number}/notes', { params: { number }, body: { note, isInternal: choice !== 'buyer' } }),
  mail: ({ api }, number) => api.post('/admin/orders/{number}/mail', { params: { number } }),
} as const satisfies Record<string, AdminActionHandler>;
const intents = Object.keys(steps) as (keyof typeof steps)[];

export const action = (args: ActionFunctionArgs) => handleAdminAction(args, steps, ['carrier', 'parcelNumber', 'note']);

/** One order with everything that belongs to it, and what can be done with it. */
export default function ManagedOrderPage() {
  const { t } = useTranslation(['shop-admin', 'orders']);
  const order = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const intent = intents.find((known) => known === doneOf(answer)?.done);
  const title = t('orders:titleOf', { number: isolated(order.number) });
  return (
    <AdminFrame
      title={title}
      tagline={t(`orders:statuses.${order.status}`)}
      done={intent && t(`orders.done.${intent}`)}
    >
      <OrderFacts order={order} />
      <OrderSteps order={order} answer={answer} />
      <ManagedLines order={order} />
      <ManagedTimeline order={order} answer={answer} />
      <p>
        <ButtonLink variant="ghost" to={paths.adminOrders.href()}>
          {t('orders.back')}
        </ButtonLink>
      </p>
    </AdminFrame>
  );
}
