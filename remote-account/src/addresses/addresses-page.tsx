import {
  appContext,
  ButtonLink,
  EmptyState,
  loadForMember,
  useActionData,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { paths } from '../paths.ts';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { AddressCard } from './address-card.tsx';
import { countriesIn } from '@sahra/shared/forms/country-names';
import { RemovalForm } from './removal-form.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export async function loader(args: LoaderFunctionArgs) {
  const { address } = await loadForMember(args, '/account/billing-address');
  const country =
    address && countriesIn(args.context.get(appContext)).find(({ code }) => code === address.country)?.name;
  return { address, country: country ?? '' };
}

export const action = laterAction(() => import('./remove-address.ts').then((module) => module.action));

/** Where the member's bills go. */
export default function AddressesPage() {
  const { t } = useTranslation(['account', 'addresses']);
  const { address, country } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const done = sent && !isFormState(sent) ? sent : undefined;
  return (
    <AccountFrame title={t('addresses.title')} tagline={t('addresses.tagline')}>
      {done?.isRemoved && !address && <DoneNotice key={done.at} text={t('addresses:removed')} />}
      <AccountProblems state={isFormState(sent) ? sent : undefined} errors={[]} />
      {address ? (
        <AddressCard address={address} country={country}>
          <RemovalForm isAsked={done?.isRemoved === false} />
        </AddressCard>
      ) : (
        <EmptyState title={t('addresses:empty.title')} text={t('addresses:empty.text')}>
          <ButtonLink variant="primary" to={paths.billingAddress.href()}>
            {t('addresses:add')}
          </ButtonLink>
        </EmptyState>
      )}
    </AccountFrame>
  );
}
