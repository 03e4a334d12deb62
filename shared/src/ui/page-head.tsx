import { useTranslation } from 'react-i18next';

/** Title and description of the page; react puts them into the document's head. Exactly one a page. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <title>{`${title} · ${t('siteName')}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
