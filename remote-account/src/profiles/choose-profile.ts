import { redirect, type ActionFunctionArgs, type Profiles, type SessionMember } from '@sahra/shared/facade';
import { profileChoiceForm } from '@sahra/shared/form-rules/profile-form';
import { redirectTargetOf } from '@sahra/shared/form-rules/redirect-target';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';

/** Who watches, as the session of a tab has it. */
function watchedBy(member: SessionMember, { items, current, isLocked }: Profiles): SessionMember {
  const { profile: _, ...own } = member;
  const chosen = items.find(({ id, picture }) => id === current && picture !== null);
  return chosen ? { ...own, profile: { name: chosen.name, isForChildren: isLocked } } : own;
}

/** Says who watches from now on, and goes on to the redirect target. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: profileChoiceForm,
    secrets: ['pin', 'password'],
    errorsByCode: {
      profile_locked: { pin: 'missing' },
      wrong_pin: { pin: 'wrong' },
      wrong_password: { password: 'wrong' },
    },
    send: async ({ profile, pin, password }, { api, session, hrefTo }) => {
      const body = { id: Number(profile), ...(password ? { password } : pin && { pin }) };
      const profiles = await api.put('/account/profile', { body });
      session.setState(({ member }) => ({ member: member && watchedBy(member, profiles) }));
      return redirect(redirectTargetOf(args.request) ?? hrefTo('streaming.home') ?? '/');
    },
  });
