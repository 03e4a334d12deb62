import { useSyncExternalStore } from 'react';
import { ButtonLink, useSession, useTranslation } from '@sahra/shared/facade';
import { refusalOfCode } from '@sahra/shared/form-rules/check-picture';
import type { playlistForm } from '@sahra/shared/form-rules/playlist-form';
import { HELD_WORD, playlistLabels, playlistLimits } from '@sahra/shared/form-rules/playlist-rules';
import { fieldErrorCodes } from '@sahra/shared/form-rules/text-rules';
import { errorOf, type FieldName, type FormState } from '@sahra/shared/forms/form-state';
import { usePictureErrorText } from '@sahra/shared/forms/pictures/use-picture-error-text';
import { useFieldErrorText } from '@sahra/shared/forms/use-field-error-text';
import { formFields } from '@sahra/shared/forms/form-fields';
import type { PlaylistCard } from '@sahra/shared/guest-list/own-playlists';
import { deviceRefusals } from '@sahra/shared/guest-list/update-playlist';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { PictureField } from '@sahra/shared/parts/picture-field';
import { RadioGroup } from '@sahra/shared/parts/radio-group';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { TextArea } from '@sahra/shared/parts/text-area';
import styles from './playlist-form.module.css';
import { REMOVE_THUMBNAIL, THUMBNAIL } from './thumbnail.ts';

/** The button of a form that was drawn by the server sends files; once scripts run, a picture is in the store by then. */
const never = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;

interface PlaylistFormProps {
  /** The one that is changed; without, a new one is made. */
  playlist?: PlaylistCard;
  state: FormState | undefined;
  cancelHref: string;
}

/** What somebody says of a playlist of theirs. */
export function PlaylistForm({ playlist, state, cancelHref }: PlaylistFormProps) {
  const { t } = useTranslation(['playlists', 'watchlist']);
  const member = useSession();
  const isWithoutScripts = useSyncExternalStore(never, inBrowser, onServer);
  const errorText = useFieldErrorText();
  const refusalText = usePictureErrorText('playlist');
  const translate = (name: FieldName<typeof playlistForm>, error: string) => {
    if (name !== 'name' && name !== 'description') return undefined;
    if (state?.code === HELD_WORD) return t('form.heldWord');
    const known = fieldErrorCodes.find((code) => code === error) ?? 'notAccepted';
    return errorText(known, playlistLimits[name], t('form.missing'));
  };
  const marks = Object.fromEntries((playlist?.labels ?? []).map((label) => [label, 'on']));
  const { id, errors, field, checkbox } = formFields<typeof playlistForm>(state, {
    optional: ['description', 'privacy', ...playlistLabels],
    id: 'playlist',
    translate,
    defaultValue: {
      name: playlist?.name ?? '',
      description: playlist?.description ?? '',
      privacy: playlist?.privacy ?? 'private',
      ...marks,
    },
  });
  const refusal = refusalOfCode(errorOf(state, THUMBNAIL) ?? '');
  const pictureError = refusal && refusalText(refusal);
  const device = Object.values(deviceRefusals).find((code) => code === state?.code);
  const signedOut = state?.code === 'sign_in_required' ? t('watchlist:signedOut') : undefined;
  const title = playlist ? t('form.change') : t('make');
  return (
    <SendingForm id={id} label={title} hasTrap={false} className={styles.form ?? ''}>
      <FormProblems
        state={state}
        errors={[...errors, ...(pictureError ? [{ id: THUMBNAIL, message: pictureError }] : [])]}
        failureText={device ? t(`watchlist:addTo.failed.${device}`) : signedOut}
      />
      <RequiredNote />
      <Field {...field('name')} label={t('form.name')} limit={playlistLimits.name.max} dir="auto" autoComplete="off" />
      <TextArea
        {...field('description')}
        label={t('form.description')}
        limit={playlistLimits.description.max}
        rows={3}
        dir="auto"
        isOptional
      />
      <fieldset className={styles.labels}>
        <legend className={styles.legend}>{t('labels.choose')}</legend>
        {playlistLabels.map((label) => (
          <Checkbox key={label} {...checkbox(label)} label={t(`labels.${label}`)} />
        ))}
      </fieldset>
      {member && (
        <>
          <RadioGroup
            {...field('privacy')}
            defaultValue={field('privacy').defaultValue ?? 'private'}
            label={t('form.privacy')}
            required
            options={[
              { value: 'private', label: t('privacy.private'), hint: t('privacy.privateHint') },
              { value: 'public', label: t('privacy.public'), hint: t('privacy.publicHint') },
            ]}
          />
          <PictureField
            id={THUMBNAIL}
            name={THUMBNAIL}
            use="playlist"
            picture={playlist?.thumbnail ?? null}
            label={t('form.thumbnail')}
            isOptional
            {...(pictureError && { error: pictureError })}
          >
            {playlist?.thumbnail && (
              <SendButton variant="ghost" name="intent" value={REMOVE_THUMBNAIL}>
                {t('form.removeThumbnail')}
              </SendButton>
            )}
          </PictureField>
        </>
      )}
      <div className={styles.actions}>
        <SendButton name="intent" value="save" sendsFiles={member !== null && isWithoutScripts}>
          {t('form.save')}
        </SendButton>
        <ButtonLink variant="quiet" to={cancelHref} preventScrollReset>
          {t('form.cancel')}
        </ButtonLink>
      </div>
    </SendingForm>
  );
}
