import { PageFrame, PageHead, PageHeading, useTranslation } from '@sahra/shared/facade';

/** Who makes Sahra, and why. */
export default function AboutUsPage() {
  const { t } = useTranslation('information');
  return (
    <PageFrame>
      <PageHead title={t('aboutUs.title')} description={t('aboutUs.description')} />
      <PageHeading title={t('aboutUs.title')} tagline={t('aboutUs.description')} />
    </PageFrame>
  );
}
