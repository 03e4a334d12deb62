import type { ReactNode } from 'react';
import {
  ButtonLink,
  formatDate,
  loadForMember,
  Price,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { Card } from '@sahra/shared/parts/card';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { Facts } from '@sahra/shared/parts/account/facts';
import { paths } from '../paths.ts';
import { FormActions } from '../ui/form-block.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, '/account/orders/{number}', { params: { number: args.params.number ?? '' } });

/** One order of the member. */
export default function OrderPage() {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const { number, placedAt, status, total, paymentMethod, notes } = useLoaderData<typeof loader>();
  const facts: [string, ReactNode][] = [
    [
      t('orders.date'),
      <time key="date" dateTime={placedAt}>
        {formatDate(placedAt, code)}
      </time>,
    ],
    [t('orders.status'), t(`orders.statuses.${status}`)],
    [t('orders.total'), <Price key="total" money={total} />],
    [t('orders.paymentMethod'), t(`orders.paymentMethods.${paymentMethod}`)],
  ];
  return (
    <AccountFrame
      title={t('orders.titleOf', { number: `\u2066${number}\u2069` })}
      tagline={t(`orders.meanings.${status}`)}
    >
      <Card as="section">
        <Facts
          facts={
            notes
              ? [
                  ...facts,
                  [
                    t('orders.notes'),
                    <span key="notes" dir="auto">
                      {notes}
                    </span>,
                  ],
                ]
              : facts
          }
        />
      </Card>
      <FormActions>
        <ButtonLink variant="quiet" to={paths.orders.href()}>
          {t('orders.all')}
        </ButtonLink>
      </FormActions>
    </AccountFrame>
  );
}
