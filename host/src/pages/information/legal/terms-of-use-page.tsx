import { useTranslation } from '@sahra/shared/facade';
import { LegalText } from './legal-text.tsx';

const CHANGED_ON = '2026-11-21';
const sections = ['scope', 'free', 'films', 'use', 'account', 'words', 'shop', 'notices', 'liability', 'law'] as const;

/** The rules of the house. */
export default function TermsOfUsePage() {
  const { t } = useTranslation('information');
  return (
    <LegalText
      title={t('termsOfUse.title')}
      description={t('termsOfUse.description')}
      lead={t('termsOfUse.lead')}
      changedOn={CHANGED_ON}
      sections={sections.map((id) => ({
        id,
        title: t(`termsOfUse.sections.${id}.title`),
        text: t(`termsOfUse.sections.${id}.text`),
      }))}
    />
  );
}
