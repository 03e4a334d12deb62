import { redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { profileForm } from '@sahra/shared/form-rules/profile-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { textOf } from '@sahra/shared/forms/text-of';
import { notFound } from '@sahra/shared/parts/not-found';
import * as z from 'zod/mini';
import { paths } from '../paths.ts';
import { NEW } from './new-profile.ts';

const deletionForm = z.object({});

function remove(args: ActionFunctionArgs, profileId: string) {
  return handleFormAction(args, {
    schema: deletionForm,
    send: async (_, { api, i18n, toasts }) => {
      await api.delete('/account/profiles/{profileId}', { params: { profileId } });
      toasts.getState().show({ text: i18n.t('profiles:deleted'), tone: 'success' });
      return redirect(paths.managedProfiles.href());
    },
  });
}

/** Adds, changes or deletes a profile. */
export async function action(args: ActionFunctionArgs) {
  const { profile = '' } = args.params;
  if (profile !== NEW && !/^[1-9]\d{0,9}$/.test(profile)) throw notFound();
  const form = await args.request.clone().formData();
  if (textOf(form, 'intent') === 'delete') return await remove(args, profile);
  return await handleFormAction(args, {
    schema: profileForm,
    secrets: ['pin'],
    send: async ({ name, picture, shows, pin }, { api, i18n, toasts }) => {
      const body = { name, picture, maturityLimit: shows === 'everything' ? null : shows, ...(pin && { pin }) };
      await (profile === NEW
        ? api.post('/account/profiles', { body })
        : api.put('/account/profiles/{profileId}', { params: { profileId: profile }, body }));
      toasts.getState().show({ text: i18n.t('profiles:saved'), tone: 'success' });
      return redirect(paths.managedProfiles.href());
    },
  });
}
