import type { ReactNode } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { CookieTable } from './cookie-table.tsx';
import { LegalText } from './legal-text.tsx';
import { StorageTable, StoredDataTable } from './stored-tables.tsx';

const CHANGED_ON = '2026-11-26';
const sections = [
  'short',
  'responsible',
  'cookies',
  'storage',
  'contact',
  'newsletter',
  'measurement',
  'account',
  'others',
  'rights',
  'changes',
] as const;

const tables: Readonly<Record<string, ReactNode>> = {
  cookies: <CookieTable />,
  storage: <StorageTable />,
  account: <StoredDataTable />,
};

/** What the site keeps of its visitors: every sentence is to be true of this software. */
export default function PrivacyPolicyPage() {
  const { t } = useTranslation('information');
  return (
    <LegalText
      title={t('privacyPolicy.title')}
      description={t('privacyPolicy.description')}
      lead={t('privacyPolicy.lead')}
      changedOn={CHANGED_ON}
      sections={sections.map((id) => ({
        id,
        title: t(`privacyPolicy.sections.${id}.title`),
        text: t(`privacyPolicy.sections.${id}.text`),
        extra: tables[id],
      }))}
    />
  );
}
