import type { ComponentProps } from 'react';
import { paths, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { LinkedText } from '../ui/linked-text.tsx';

/** What a visitor agrees to who registers. It is read in another tab: the values here stay. */
export function TermsField(checkbox: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { t } = useTranslation('account');
  const link = (href: string) => (label: string) => (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <VisuallyHidden> {t('signUp.newTab')}</VisuallyHidden>
    </a>
  );
  const parts = { terms: link(paths.termsOfUse.href()), privacy: link(paths.privacyPolicy.href()) };
  return <Checkbox {...checkbox} label={<LinkedText text={t('signUp.terms')} parts={parts} />} />;
}
