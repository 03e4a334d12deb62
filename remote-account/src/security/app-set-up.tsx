import { useTranslation, type SecondStep } from '@sahra/shared/facade';
import { CODE_DIGITS } from '@sahra/shared/form-rules/second-step-rules';
import type { FormState } from '@sahra/shared/forms/form-state';
import { Field } from '@sahra/shared/parts/field';
import { FormBlock } from '../ui/form-block.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from './security.module.css';

interface AppSetUpProps {
  setUp: NonNullable<SecondStep['setUp']>;
  state: FormState | undefined;
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** What an authenticator app is told, and the digits that prove that it knows it. */
export function AppSetUp({ setUp, state }: AppSetUpProps) {
  const { t } = useTranslation('security');
  const { size, path } = setUp.qr;
  return (
    <FormBlock title={t('setUp.title')}>
      <p>{t('setUp.scan')}</p>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('setUp.qr')} className={styles.qr}>
        {/* Cameras read dark squares on a light ground, whatever the scheme. */}
        <rect width={size} height={size} fill="white" />
        <path d={path} fill="black" shapeRendering="crispEdges" />
      </svg>
      <p>
        <a href={setUp.url}>{t('setUp.onPhone')}</a>
      </p>
      <p>
        {t('setUp.typed')}{' '}
        <bdi dir="ltr" className={styles.secret}>
          {inGroups(setUp.secret)}
        </bdi>
      </p>
      <p>{t('setUp.then')}</p>
      <SecurityForm intent="confirm" label={t('setUp.confirm')} state={state}>
        {(field) => (
          <Field
            {...field('code')}
            required
            label={t('setUp.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={CODE_DIGITS * 4}
          />
        )}
      </SecurityForm>
    </FormBlock>
  );
}
