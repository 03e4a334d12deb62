import { useId, useState, type FormEvent } from 'react';
import { Button, useApp, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { textOf } from '@sahra/shared/forms/text-of';
import { paths } from '../paths.ts';
import styles from './newsletter-form.module.css';

/** Asks for the newsletter and stays on the page; without scripts it leads to the newsletter's own. */
export function NewsletterForm() {
  const { t } = useTranslation('host');
  const { api } = useApp();
  const id = useId();
  const [state, setState] = useState<'sending' | 'done' | 'failed'>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    const form = new FormData(event.currentTarget);
    const body = { email: textOf(form, 'email'), website: textOf(form, 'website') };
    setState(
      await api.post('/newsletter/subscriptions', { body }).then(
        () => 'done',
        () => 'failed',
      ),
    );
  };
  return (
    <form
      method="post"
      action={paths.newsletter.href()}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void submit(event)}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t('footer.newsletter.title')}
      </h2>
      <label htmlFor={id} className={styles.label}>
        {t('footer.newsletter.email')}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          aria-describedby={`${id}-hint`}
          className="form-control"
        />
        <Button type="submit" variant="quiet" aria-disabled={state === 'sending'}>
          {t('footer.newsletter.subscribe')}
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('footer.newsletter.hint')}
      </p>
      {/* Nobody sees, hears or reaches this one: who fills it is a program. */}
      <VisuallyHidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </VisuallyHidden>
      <p role="status" className={styles.told}>
        {state && t(`footer.newsletter.${state}`)}
      </p>
    </form>
  );
}
