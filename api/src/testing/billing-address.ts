import type { BillingAddress } from '@sahra/shared/schemas/billing-address';

/** An address that the api takes and stores as it is. */
export const billingAddress: BillingAddress = {
  firstName: 'Mona',
  lastName: 'Ali',
  company: '',
  country: 'EG',
  street: '1 Nile',
  apartment: '',
  city: 'Cairo',
  state: 'Cairo',
  postalCode: '11511',
  phone: '+201001234567',
  email: 'bills@example.org',
};
