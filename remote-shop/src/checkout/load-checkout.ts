import {
  ApiError,
  appContext,
  languageOf,
  loadFromApi,
  type BillingAddress,
  type LoaderFunctionArgs,
  type MemberDetails,
} from '@sahra/shared/facade';
import { countriesIn } from '@sahra/shared/forms/country-names';

const emptyAddress: BillingAddress = {
  firstName: '',
  lastName: '',
  company: '',
  country: '',
  street: '',
  apartment: '',
  city: '',
  state: '',
  postalCode: '',
  phone: '',
  email: '',
};

const addressOf = ({ firstName, lastName, phone, zip, email }: MemberDetails): BillingAddress => ({
  ...emptyAddress,
  ...{ firstName, lastName, phone, email, postalCode: zip },
});

/** A member's billing address, or what else is known of them; null: a guest. */
async function loadAddress({ request: { signal }, context }: LoaderFunctionArgs): Promise<BillingAddress | null> {
  const { hasSession, api } = context.get(appContext);
  if (!hasSession()) return null;
  try {
    const [{ address }, details] = await Promise.all([
      api.get('/account/billing-address', { signal }),
      api.get('/account', { signal }),
    ]);
    return address ?? addressOf(details);
  } catch (error) {
    // The session is over, or it is a children's profile: they order as a guest, or the api says why not.
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** The cart as it is to be ordered, and what is known of who orders it. */
export async function loader(args: LoaderFunctionArgs) {
  const [cart, address] = await Promise.all([loadFromApi(args, '/cart'), loadAddress(args)]);
  const known = address ?? emptyAddress;
  const app = args.context.get(appContext);
  return {
    cart,
    address: { ...known, country: known.country || cart.country || languageOf(app.i18n).country },
    countries: countriesIn(app),
    now: new Date().toISOString(),
  };
}
