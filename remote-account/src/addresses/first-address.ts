import type { BillingAddress, MemberDetails } from '@sahra/shared/facade';

/** What is known of an address before there is one: most of our members live in Egypt. */
export const firstAddressOf = ({ firstName, lastName, phone, zip, email }: MemberDetails): BillingAddress => ({
  firstName,
  lastName,
  phone,
  email,
  postalCode: zip,
  country: 'EG',
  company: '',
  street: '',
  apartment: '',
  city: '',
  state: '',
});
