import type { ActionFunctionArgs } from '@sahra/shared/facade';
import { takeForm, type Faults, type FormPlan } from '@sahra/shared/forms/take-form';

/** What the field of `ElevationField` adds to a form. */
export type ElevationName = 'elevationPassword' | 'asksElevation';
const names = ['elevationPassword', 'asksElevation'] as const;

export const elevationFaults = ['missing', 'wrong'] as const;
export type ElevationFault = (typeof elevationFaults)[number];

const refusals: Readonly<Record<string, Record<'elevationPassword', ElevationFault>>> = {
  elevation_required: { elevationPassword: 'missing' },
  wrong_password: { elevationPassword: 'wrong' },
};

/**
 * Takes a form that does something dangerous. The api answers that the password is needed once more, the form asks for it,
 * and when it comes again with the password this is given first.
 */
export const takeElevatedForm = <Name extends string, Taken>(args: ActionFunctionArgs, plan: FormPlan<Name | ElevationName, Taken>) =>
  takeForm<Name | ElevationName, Taken>(args, {
    ...plan,
    names: [...plan.names, ...names],
    secrets: [...(plan.secrets ?? []), 'elevationPassword'],
    refusals: { ...(refusals as Readonly<Record<string, Faults<Name | ElevationName>>>), ...plan.refusals },
    send: async (typed, app, form) => {
      if (typed.elevationPassword) await app.api.post('/auth/elevate', { password: typed.elevationPassword });
      return plan.send(typed, app, form);
    },
  });
