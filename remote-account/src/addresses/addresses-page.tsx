import {
  appContext, ButtonLink, data, EmptyState, loadForMember, paths, useActionData, useLoaderData, useTranslation, type ActionFunctionArgs, type BillingAnswer,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isRefusal, takeForm } from '@sahra/shared/forms/take-form';
import { AccountFrame } from '../ui/account-frame.tsx';
import { AccountProblems } from '../ui/account-problems.tsx';
import { DoneNotice } from '../ui/done-notice.tsx';
import { AddressCard } from './address-card.tsx';
import { countriesIn } from './country-names.ts';
import { RemovalForm } from './removal-form.tsx';

export { AccountSkeleton as Skeleton } from '../ui/account-skeleton.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { address } = await loadForMember<BillingAnswer>(args, '/account/billing-address');
  const country = address && countriesIn(args.context.get(appContext)).find(({ code }) => code === address.country)?.name;
  return { address, country: country ?? '' };
}

/** Removes the address. Without scripts the first button only asks. */
export const action = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: ['step'],
    send: async ({ step }, { api }) => {
      if (step === 'ask') return data({ at: Date.now(), isRemoved: false });
      await api.delete('/account/billing-address');
      return data({ at: Date.now(), isRemoved: true });
    },
  });

/** Where the member's bills go. */
export default function AddressesPage() {
  const { t } = useTranslation('account');
  const { address, country } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const done = sent && !isRefusal(sent) ? sent : undefined;
  return (
    <AccountFrame title={t('addresses.title')} tagline={t('addresses.tagline')}>
      {done?.isRemoved && !address && <DoneNotice key={done.at} text={t('addresses.removed')} />}
      <AccountProblems refusal={sent && isRefusal(sent) ? sent : undefined} errors={[]} />
      {address ? (
        <AddressCard address={address} country={country}>
          <RemovalForm isAsked={done?.isRemoved === false} />
        </AddressCard>
      ) : (
        <EmptyState title={t('addresses.empty.title')} text={t('addresses.empty.text')}>
          <ButtonLink variant="primary" to={paths.billingAddress.href()}>
            {t('addresses.add')}
          </ButtonLink>
        </EmptyState>
      )}
    </AccountFrame>
  );
}
