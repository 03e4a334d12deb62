import {
  ButtonLink,
  classNames,
  loadForMember,
  PageFrame,
  PageHead,
  PageTitle,
  useActionData,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type Profile,
} from '@sahra/shared/facade';
import type { profileChoiceForm } from '@sahra/shared/form-rules/profile-form';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { formFields } from '@sahra/shared/forms/form-fields';
import { PasswordField } from '@sahra/shared/parts/password-field';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import styles from './profiles.module.css';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const action = laterAction(() => import('./choose-profile.ts').then((module) => module.action));

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account/profiles');

/** One who may watch: a button, or, where they do already, a line that says so. */
function Person({ profile, isCurrent }: { profile: Profile; isCurrent: boolean }) {
  const { t } = useTranslation('profiles');
  const shown = (
    <>
      <ProfilePicture profile={profile} isLarge />
      <bdi>{profile.name}</bdi>
      {profile.maturityLimit && <span className={styles.note}>{t('children')}</span>}
    </>
  );
  return isCurrent ? (
    <p className={classNames(styles.person, styles.current)} aria-current="true">
      {shown}
      <span className={styles.note}>{t('current')}</span>
    </p>
  ) : (
    <button type="submit" name="profile" value={profile.id} className={styles.person}>
      {shown}
    </button>
  );
}

/** Who is watching? A children’s profile is left with its PIN, or with the password. */
export default function WhoPage() {
  const { t } = useTranslation(['profiles', 'account']);
  const { items, current, isLocked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = isFormState(answer) ? answer : undefined;
  const { id, errors, field } = formFields<typeof profileChoiceForm>(state, {
    optional: ['pin', 'password'],
    id: 'who',
    translate: (name, code) =>
      name === 'pin'
        ? t(code === 'missing' ? 'pin.missing' : 'pin.wrong')
        : name === 'password'
          ? t('password.wrong')
          : undefined,
  });
  return (
    <PageFrame>
      <PageHead title={t('account:profiles.title')} description={t('tagline')} />
      <PageTitle>{t('account:profiles.title')}</PageTitle>
      <p>{t(isLocked ? 'locked' : 'tagline')}</p>
      <SendingForm id={id} label={t('account:profiles.title')} hasTrap={false}>
        <AccountProblems state={state} errors={errors} />
        {isLocked && (
          <div className={styles.wayOut}>
            <PasswordField
              {...field('pin')}
              label={t('pin.label')}
              inputMode="numeric"
              autoComplete="current-password"
              maxLength={100}
              dir="ltr"
            />
            <details className={styles.forgotten} open={errors.some((error) => error.id.endsWith('password'))}>
              <summary>{t('pin.forgotten')}</summary>
              <PasswordField
                {...field('password')}
                label={t('password.label')}
                hint={t('password.hint')}
                autoComplete="current-password"
                maxLength={1000}
              />
            </details>
          </div>
        )}
        <ul role="list" className={styles.who}>
          {items.map((profile) => (
            <li key={profile.id}>
              <Person profile={profile} isCurrent={profile.id === current} />
            </li>
          ))}
        </ul>
      </SendingForm>
      {!isLocked && (
        <p className={styles.ways}>
          <ButtonLink variant="quiet" to={paths.managedProfiles.href()}>
            {t('manage')}
          </ButtonLink>
        </p>
      )}
    </PageFrame>
  );
}
