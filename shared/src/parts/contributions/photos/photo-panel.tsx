import { Picture, useTranslation, type OwnContribution } from '@sahra/shared/facade';
import { MAX_REVIEW_PHOTOS } from '../../../form-rules/upload-rules.ts';
import { SendButton } from '../../send-button.tsx';
import { SendingForm } from '../../sending-form.tsx';
import { stateOf } from '../contribution-answer.ts';
import { PHOTO } from '../contribution-forms.ts';
import { ContributionProblems } from '../contribution-problems.tsx';
import common from '../contributions.module.css';
import { useContributions } from '../contributions-context.ts';
import { PhotoField } from './photo-field.tsx';
import { usePhotoText } from './photo-list.tsx';
import styles from './photos.module.css';

/** Adds photos to one's own review and takes some away, while it may be changed. */
export function PhotoPanel({ own }: { own: OwnContribution }) {
  const { t } = useTranslation(['photos', 'contributions']);
  const { answer } = useContributions();
  const photos = own.photos ?? [];
  const textOf = usePhotoText(photos, own.author?.name ?? t('contributions:former'));
  const target = String(own.id);
  const room = MAX_REVIEW_PHOTOS - photos.length;
  const state = stateOf(answer, 'addPhotos', target) ?? stateOf(answer, 'removePhoto', target);
  return (
    <section aria-labelledby={`photos-${target}`} className={common.panel}>
      <h4 id={`photos-${target}`} className={common.panelTitle}>
        {t('label')}
      </h4>
      <ContributionProblems state={state} errors={[]} />
      {photos.length > 0 && (
        <SendingForm hasTrap={false}>
          <input type="hidden" name="intent" value="removePhoto" />
          <input type="hidden" name="target" value={target} />
          <ul role="list" aria-label={t('list')} className={styles.list}>
            {photos.map(({ id, picture }, index) => (
              <li key={id}>
                <span className={styles.photo}>
                  <Picture picture={picture} alt={textOf(index)} sizes="6rem" />
                </span>
                <SendButton variant="ghost" name={PHOTO} value={String(id)}>
                  {t('remove', { number: index + 1 })}
                </SendButton>
              </li>
            ))}
          </ul>
        </SendingForm>
      )}
      {room > 0 && (
        <SendingForm label={t('add')} hasTrap={false}>
          <input type="hidden" name="target" value={target} />
          <PhotoField key={photos.length} id={`photos-${target}-field`} room={room} />
          <SendButton variant="quiet" name="intent" value="addPhotos" sendsFiles>
            {t('add')}
          </SendButton>
        </SendingForm>
      )}
    </section>
  );
}
