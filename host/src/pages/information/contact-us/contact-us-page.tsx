import { isFormState } from '@sahra/shared/forms/form-state';
import { PageFrame, PageHead, PageHeading, useActionData, useTranslation } from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { StarBand } from '../illustration/star-band.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactTopics } from './contact-topics.tsx';
import styles from './contact-us.module.css';
import { MessageSent } from './message-sent.tsx';

export const action = laterAction(() => import('./send-message.ts').then((module) => module.action));

/** Writes to the owner of the site. */
export default function ContactUsPage() {
  const { t } = useTranslation('information');
  const sent = useActionData<typeof action>();
  return (
    <PageFrame>
      <PageHead title={t('contactUs.title')} description={t('contactUs.description')} />
      <PageHeading title={t('contactUs.title')} tagline={t('contactUs.description')} />
      <StarBand />
      <div className={styles.columns}>
        <div className={styles.form}>
          {sent && !isFormState(sent) ? <MessageSent reference={sent.reference} /> : <ContactForm state={sent} />}
        </div>
        <ContactTopics />
      </div>
    </PageFrame>
  );
}
