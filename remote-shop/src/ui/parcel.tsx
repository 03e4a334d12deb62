import { useTranslation, type OrderDetails } from '@sahra/shared/facade';
import { Facts } from '@sahra/shared/parts/account/facts';

/** By what the parcel is found at its carrier; nothing before it is on its way. */
export function Parcel({ parcelNumber, carrier }: Pick<OrderDetails, 'parcelNumber' | 'carrier'>) {
  const { t } = useTranslation('orders');
  if (!parcelNumber && !carrier) return null;
  const number = parcelNumber && (
    <bdi key="number" dir="ltr">
      {parcelNumber}
    </bdi>
  );
  const facts = [
    [t('parcel.number'), number],
    [t('parcel.carrier'), carrier && <bdi key="carrier">{carrier}</bdi>],
  ] as const;
  return <Facts isRow facts={facts.filter(([, value]) => value)} />;
}
