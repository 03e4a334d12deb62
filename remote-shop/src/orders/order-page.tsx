import {
  ButtonLink,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Skeleton as Place,
  useActionData,
  useLoaderData,
  useSession,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { paths } from '../paths.ts';
import { isolated } from '../ui/isolated.ts';
import { completeOrder, loadPlaced } from './load-order.ts';
import { OrderView } from './order-view.tsx';

export const action = laterAction(() => import('./change-order.ts').then((module) => module.action));

export const loader = async (args: LoaderFunctionArgs) => completeOrder(args, await loadPlaced(args));

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Place height="block" />
    </PageFrame>
  );
}

/** An order for who placed it in this browser: what a guest has of it. */
export default function OrderPage() {
  const { t } = useTranslation('orders');
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isGuest = useSession() === null;
  const { number, status } = loaded.order;
  const title = t('titleOf', { number: isolated(number) });
  const meaning = t(`meanings.${status}`);
  return (
    <PageFrame>
      <PageHead title={title} description={meaning} />
      <PageHeading title={title} tagline={meaning} />
      <OrderView loaded={loaded} answer={answer} here={paths.order.href(number)} invoice={paths.invoice.href(number)}>
        <ButtonLink variant="ghost" to={isGuest ? paths.shop.href() : paths.orders.href()}>
          {t(isGuest ? 'toTheShop' : 'all')}
        </ButtonLink>
      </OrderView>
    </PageFrame>
  );
}
