import { paths, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { LinkedText } from '../ui/linked-text.tsx';

interface TermsFieldProps {
  error: string | undefined;
  isChecked: boolean;
}

/** What everybody agrees to who registers. It is read in another tab: what was typed here stays. */
export function TermsField({ error, isChecked }: TermsFieldProps) {
  const { t } = useTranslation('account');
  const link = (href: string) => (label: string) => (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <VisuallyHidden> {t('signUp.newTab')}</VisuallyHidden>
    </a>
  );
  const parts = { terms: link(paths.termsOfUse.href()), privacy: link(paths.privacyPolicy.href()) };
  return (
    <Checkbox
      id="acceptsTerms"
      name="acceptsTerms"
      label={<LinkedText text={t('signUp.terms')} parts={parts} />}
      required
      defaultChecked={isChecked}
      {...(error && { error })}
    />
  );
}
