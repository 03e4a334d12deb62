import { getLanguage, PageLink, useLoaderData, useRevalidator, useTranslation } from '@sahra/shared/facade';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { Accordion, AccordionItem } from '@sahra/shared/parts/accordion';
import { paths } from '../../paths.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { DeletePost } from './delete-post.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { loadWriting, type LoadedWriting } from './load-writing.ts';
import { PreviewLink } from './preview-link.tsx';
import { WritingDesk } from './writing-desk.tsx';
import styles from './writing.module.css';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = loadWriting;

/** Where a post is written, in one language at a time. */
export default function WritingPage() {
  const loaded = useLoaderData<typeof loader>();
  // Another text, or another post, begins anew.
  return <Writing key={`${loaded.post.id} ${loaded.language}`} {...loaded} />;
}

function Writing({ post, choices, language, beside, named }: LoadedWriting) {
  const { t } = useTranslation(['editing', 'blog']);
  const { revalidate } = useRevalidator();
  const readAgain = () => void revalidate();
  const stored = post.translations.find((text) => text.language === language);
  const { tag, name } = getLanguage(language);
  const title = stored?.title ?? post.translations[0]?.title ?? t('blog:editing.newPost');
  return (
    <AdminFrame title={t('blog:editing.writing')} tagline={t('writing.tagline')}>
      <p className={styles.crumb}>
        <PageLink to={paths.editedPosts.href()}>{t('blog:editing.posts')}</PageLink> · <bdi>{title}</bdi> ·{' '}
        <bdi lang={tag}>{name}</bdi>
      </p>
      <LanguageTabs post={post} language={language} />
      <WritingDesk post={post} language={language} beside={beside} onChanged={readAgain} />
      <Accordion>
        <AccordionItem id="settings" level={2} title={t('settings.title')}>
          {post.mayEdit ? (
            <SettingsPanel post={post} choices={choices} named={named} onSaved={readAgain} />
          ) : (
            <p>{t('settings.notYours')}</p>
          )}
        </AccordionItem>
        {stored && (
          <AccordionItem id="preview" level={2} title={t('preview.title')}>
            <PreviewLink post={post.id} language={language} />
          </AccordionItem>
        )}
      </Accordion>
      {stored && (
        <p>
          <PageLink to={paths.postRevisions.href(post.id, language)}>{t('blog:editing.revisions')}</PageLink>
        </p>
      )}
      {post.mayDelete && <DeletePost post={post.id} title={title} />}
    </AdminFrame>
  );
}
