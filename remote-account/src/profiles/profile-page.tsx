import {
  loadForMember,
  useActionData,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { notFound } from '@sahra/shared/parts/not-found';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { FormColumn } from '../ui/form-block.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profiles.module.css';
import { NEW } from './new-profile.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const action = laterAction(() => import('./save-profile.ts').then((module) => module.action));

/** The profile of the address; null for one that is to be. The member’s own is the account, and is changed there. */
export async function loader(args: LoaderFunctionArgs) {
  const { items, isLocked } = await loadForMember(args, '/account/profiles');
  const profile = items.find(({ id, picture }) => picture !== null && String(id) === args.params.profile);
  if (isLocked || (!profile && args.params.profile !== NEW)) throw notFound();
  return { profile: profile ?? null };
}

/** Deletes the profile, after saying what goes with it. */
function Deletion({ name }: { name: string }) {
  const { t } = useTranslation('profiles');
  const label = t('deletion.title', { name: `\u2068${name}\u2069` });
  return (
    <details className={styles.deletion}>
      <summary>{label}</summary>
      <p>{t('deletion.text')}</p>
      <SendingForm label={label} hasTrap={false}>
        <input type="hidden" name="intent" value="delete" />
        <SendButton variant="danger">{t('deletion.yes')}</SendButton>
      </SendingForm>
    </details>
  );
}

/** One profile: its name, its picture, what it shows. */
export default function ProfilePage() {
  const { t } = useTranslation('profiles');
  const { profile } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountFrame title={profile ? t('changeTitle') : t('add')} tagline={t('formTagline')}>
      <FormColumn>
        <ProfileForm profile={profile} state={isFormState(answer) ? answer : undefined} />
        {profile && <Deletion name={profile.name} />}
      </FormColumn>
    </AccountFrame>
  );
}
