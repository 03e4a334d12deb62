import { useTranslation, type Profile } from '@sahra/shared/facade';
import { shownChoices } from '@sahra/shared/form-rules/profile-rules';
import type { profileForm } from '@sahra/shared/form-rules/profile-form';
import { profileLimits, profilePictures } from '@sahra/shared/form-rules/profile-rules';
import type { FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { Field } from '@sahra/shared/parts/field';
import { PasswordField } from '@sahra/shared/parts/password-field';
import { RadioGroup } from '@sahra/shared/parts/radio-group';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { useAccountErrorText } from '../ui/forms/use-account-error-text.ts';
import { ProfilePicture } from './profile-picture.tsx';
import styles from './profiles.module.css';

interface ProfileFormProps {
  /** Null: it is to be. */
  profile: Profile | null;
  state: FormState | undefined;
}

/** Name, picture, and what a profile shows; with a limit it is a children’s profile, which a PIN leaves. */
export function ProfileForm({ profile, state }: ProfileFormProps) {
  const { t } = useTranslation('profiles');
  const errorText = useAccountErrorText();
  const isForChildren = profile !== null && profile.maturityLimit !== null;
  const { id, errors, field } = formFields<typeof profileForm>(state, {
    optional: ['pin'],
    id: 'profile',
    translate: (name, code) =>
      name === 'name'
        ? errorText(code, profileLimits.name, t('name'))
        : name === 'pin'
          ? t('pin.wanted')
          : t('choose', { field: t(name === 'picture' ? 'picture' : 'shows.label') }),
    defaultValue: {
      name: profile?.name ?? '',
      picture: profile?.picture ?? profilePictures[0],
      shows: shownChoices.find((choice) => choice === profile?.maturityLimit) ?? 'everything',
    },
  });
  const tooMany = state?.code === 'too_many_profiles' ? { title: t('full'), text: t('fullText') } : undefined;
  return (
    <SendingForm id={id} label={t('form')} hasTrap={false}>
      <AccountProblems state={state} errors={errors} message={tooMany} />
      <RequiredNote />
      <Field {...field('name')} required label={t('name')} limit={profileLimits.name.max} maxLength={200} dir="auto" />
      <RadioGroup
        {...field('picture')}
        required
        label={t('picture')}
        options={profilePictures.map((picture) => ({
          value: picture,
          label: (
            <span className={styles.option}>
              <ProfilePicture profile={{ name: '', picture }} />
              {t(`pictures.${picture}`)}
            </span>
          ),
        }))}
      />
      <RadioGroup
        {...field('shows')}
        required
        label={t('shows.label')}
        hint={t('shows.hint')}
        options={shownChoices.map((choice) => ({ value: choice, label: t(`shows.${choice}`) }))}
      />
      <PasswordField
        {...field('pin')}
        required={false}
        isOptional
        label={t('pin.new')}
        hint={t(isForChildren ? 'pin.keptHint' : 'pin.hint')}
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={100}
        dir="ltr"
      />
      <SendButton>{t('save')}</SendButton>
    </SendingForm>
  );
}
