import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { BadRequestError, Button, classNames, useApp, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { textOf } from '@sahra/shared/forms/text-of';
import { paths } from '../paths.ts';
import styles from './newsletter-form.module.css';

/** What has the shape of an address; the api knows more. */
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Asks for the newsletter and stays on the page; without scripts it leads to the newsletter's own. */
export function NewsletterForm() {
  const { t } = useTranslation(['host', 'common']);
  const { api } = useApp();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<'sending' | 'done' | 'failed' | 'wrong'>();
  useEffect(() => {
    // On a phone it may be below the screen, behind the keys.
    if (state && state !== 'sending') told.current?.scrollIntoView({ block: 'center' });
  }, [state]);
  const refuse = () => {
    setState('wrong');
    field.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = new FormData(event.currentTarget);
    const body = { email: textOf(form, 'email').trim(), website: textOf(form, 'website') };
    if (!ADDRESS.test(body.email)) return refuse();
    setState('sending');
    await api.post('/newsletter/subscriptions', { body }).then(
      () => setState('done'),
      (error: unknown) => (error instanceof BadRequestError && error.status === 400 ? refuse() : setState('failed')),
    );
  };
  return (
    <form
      method="post"
      action={paths.newsletter.href()}
      aria-labelledby={`${id}-title`}
      // What is wrong is said by us, in the language of the page.
      noValidate
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
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          aria-describedby={`${id}-told ${id}-hint`}
          aria-invalid={state === 'wrong' || undefined}
          className={classNames('form-control', state === 'wrong' && 'is-invalid')}
        />
        <Button type="submit" variant="quiet" aria-disabled={state === 'sending'}>
          {t('footer.newsletter.subscribe')}
        </Button>
      </div>
      {/* In the place of the hint: what stands below it may be below the screen. */}
      <p ref={told} id={`${id}-told`} role="status" className={state === 'wrong' ? styles.wrong : styles.told}>
        {state && (state === 'wrong' ? t('common:form.notAnAddress') : t(`footer.newsletter.${state}`))}
      </p>
      <p id={`${id}-hint`} className={styles.hint} hidden={state !== undefined}>
        {t('footer.newsletter.hint')}
      </p>
      {/* Nobody sees, hears or reaches this one: who fills it is a program. */}
      <VisuallyHidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </VisuallyHidden>
    </form>
  );
}
