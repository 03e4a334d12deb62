import {
  ButtonLink,
  useActionData,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { paths } from '../paths.ts';
import { isolated } from '../ui/isolated.ts';
import { completeOrder, loadOwn } from './load-order.ts';
import { OrderView } from './order-view.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const action = laterAction(() => import('./change-order.ts').then((module) => module.action));

export const loader = async (args: LoaderFunctionArgs) => completeOrder(args, await loadOwn(args));

/** One order of the member, among the pages of their account. */
export default function OwnOrderPage() {
  const { t } = useTranslation('orders');
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { number, status } = loaded.order;
  return (
    <AccountFrame title={t('titleOf', { number: isolated(number) })} tagline={t(`meanings.${status}`)}>
      <OrderView
        loaded={loaded}
        answer={answer}
        here={paths.ownOrder.href(number)}
        invoice={paths.ownInvoice.href(number)}
      >
        <ButtonLink variant="ghost" to={paths.orders.href()}>
          {t('all')}
        </ButtonLink>
      </OrderView>
    </AccountFrame>
  );
}
