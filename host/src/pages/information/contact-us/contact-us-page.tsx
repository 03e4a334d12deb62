import { isFormState } from '@sahra/shared/forms/handle-form-action';
import { PageFrame, PageHead, PageHeading, useActionData, useTranslation } from '@sahra/shared/facade';
import { StarBand } from '../illustration/star-band.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactTopics } from './contact-topics.tsx';
import styles from './contact-us.module.css';
import { MessageSent } from './message-sent.tsx';
import type { action } from './send-message.ts';

export { action } from './send-message.ts';

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
