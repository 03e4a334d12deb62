import {
  appContext,
  languageOf,
  loadForMember,
  useActionData,
  useLoaderData,
  useTranslation,
  type BillingAddress,
  type Language,
  type LoaderFunctionArgs,
  type MemberDetails,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { FormColumn } from '../ui/form-block.tsx';
import { BillingAddressForm } from './billing-address-form.tsx';
import { countriesIn } from '@sahra/shared/forms/country-names';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const action = laterAction(() => import('./save-address.ts').then((module) => module.action));

/** What is known of an address before there is one. */
const firstAddressOf = (
  { firstName, lastName, phone, zip, email }: MemberDetails,
  { country }: Language,
): BillingAddress => ({
  firstName,
  lastName,
  phone,
  email,
  postalCode: zip,
  country,
  company: '',
  street: '',
  apartment: '',
  city: '',
  state: '',
});

export async function loader(args: LoaderFunctionArgs) {
  const [{ address }, details] = await Promise.all([
    loadForMember(args, '/account/billing-address'),
    loadForMember(args, '/account'),
  ]);
  const app = args.context.get(appContext);
  return {
    isNew: !address,
    address: address ?? firstAddressOf(details, languageOf(app.i18n)),
    countries: countriesIn(app),
  };
}

/** The form of the billing address. */
export default function BillingAddressPage() {
  const { t } = useTranslation(['account', 'addresses']);
  const { isNew, address, countries } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <AccountFrame title={isNew ? t('addresses:add') : t('addresses:edit')} tagline={t('addresses.tagline')}>
      <FormColumn>
        <BillingAddressForm address={address} countries={countries} state={isFormState(sent) ? sent : undefined} />
      </FormColumn>
    </AccountFrame>
  );
}
