import { confirmAppSchema } from '@sahra/shared/form-rules/second-step-form';
import { errorSchema } from '@sahra/shared/schemas/common';
import {
  appConfirmedSchema,
  appRemovedSchema,
  recoveryCodesSchema,
  secondStepSchema,
} from '@sahra/shared/schemas/second-step';

const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const elevated = '403 `elevation_required`: give the password first, at `/auth/elevate`.';

/** What is said of each route: summary, body, answers. */
export const secondStepSchemas = {
  read: {
    summary: 'The second step of the member’s sign-in',
    description: 'Of an app that is being set up the secret is there within ten minutes of the password.',
    response: { 200: secondStepSchema, ...refusals },
  },
  beginApp: {
    summary: 'Begin to set up an authenticator app',
    description: `One that counts already does so until the new one is confirmed. ${elevated}`,
    response: { 200: secondStepSchema, ...refusals },
  },
  confirmApp: {
    summary: 'Confirm the app with a code of it: sign-in asks for one from now on',
    description: `Signs all other devices out and gives this one a new session. Answers with recovery codes, where there are none yet: they are not shown again. 400 \`wrong_code\`. ${elevated}`,
    body: confirmAppSchema,
    response: { 200: appConfirmedSchema, ...refusals },
  },
  removeApp: {
    summary: 'Remove the app and the recovery codes: sign-in asks for the password alone',
    description: elevated,
    response: { 200: appRemovedSchema, ...refusals },
  },
  renewCodes: {
    summary: 'New recovery codes in place of all others',
    description: `404: there is no second step that they could stand in for. ${elevated}`,
    response: { 200: recoveryCodesSchema, ...refusals },
  },
};
