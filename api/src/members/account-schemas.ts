import { accountExportSchema } from '@sahra/shared/schemas/account-export';
import { changePasswordSchema, detailsChangeSchema } from '@sahra/shared/form-rules/details-form';
import { checkMailSchema, passwordChangedSchema } from '@sahra/shared/schemas/auth';
import { errorSchema } from '@sahra/shared/schemas/common';
import { ownPictureSchema } from '@sahra/shared/schemas/media';
import { accountDeletedSchema, emailChangeSchema, memberDetailsSchema } from '@sahra/shared/schemas/members';

const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const elevated = '403 `elevation_required`: give the password first, at `/auth/elevate`.';

/** What is said of each route: summary, body, answers. */
export const accountSchemas = {
  read: { summary: 'The details of the member', response: { 200: memberDetailsSchema, ...refusals } },
  changeDetails: {
    summary: 'Change names, telephone and postal code',
    description: '400 `phone_invalid`. Telephone and postal code may be empty.',
    body: detailsChangeSchema,
    response: { 200: memberDetailsSchema, ...refusals },
  },
  showPicture: {
    summary: 'Show an uploaded picture of oneself',
    description:
      'The picture of `POST /media?use=avatar` that is named. The one before it is removed. 404 where it is none of theirs.',
    body: ownPictureSchema,
    response: { 200: memberDetailsSchema, ...refusals },
  },
  removePicture: {
    summary: 'Remove one’s own picture',
    response: { 200: memberDetailsSchema, ...refusals },
  },
  changePassword: {
    summary: 'Change the password',
    description:
      'Signs all other devices out and gives this one a new session. 400 `wrong_password`, `password_too_common`; 429 after some wrong ones.',
    body: changePasswordSchema,
    response: { 200: passwordChangedSchema, ...refusals },
  },
  changeEmail: {
    summary: 'Ask for another e-mail address',
    description: `Changes when the token of the mail to the new address comes to \`/auth/verify-email\`, within 24 hours. The same answer for every address. ${elevated}`,
    body: emailChangeSchema,
    response: { 202: checkMailSchema, ...refusals },
  },
  export: {
    summary: 'Everything that is kept of the member, as a file',
    description: elevated,
    response: {
      200: { description: 'The file', content: { 'application/json': { schema: accountExportSchema } } },
      ...refusals,
    },
  },
  delete: {
    summary: 'Delete the account',
    description: `Ends all sessions. Orders and paid requests stay, without the name. ${elevated}`,
    response: { 200: accountDeletedSchema, ...refusals },
  },
};
