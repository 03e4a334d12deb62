import { useState } from 'react';
import {
  ButtonLink,
  EmptyState,
  formatNumber,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { paths } from '../paths.ts';
import { RemovalDialog, RemovalQuestion } from './removal.tsx';
import { ShareBox } from './share-box.tsx';
import { WishlistTable } from './wishlist-table.tsx';

export { WishlistSkeleton as Skeleton } from './wishlist-skeleton.tsx';

export const action = laterAction(() => import('./wishlist-action.ts').then((module) => module.action));

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const token = search.get('list');
  if (token === null)
    return { ...(await loadFromApi(args, '/wishlist')), isOwn: true, asked: Number(search.get('remove')) };
  const shared = await loadFromApi(args, '/wishlists/{token}', { params: { token } });
  return { ...shared, shareToken: token, isOwn: false, asked: 0 };
}

/** What somebody would like to have: one's own, or of somebody who gave away the link, to be read only. */
export default function WishlistPage() {
  const { t } = useTranslation(['wishlist', 'shop']);
  const { code } = useLanguage();
  const { items, shareToken, isOwn, asked } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const [question, setQuestion] = useState<{ productId: number; isOpen: boolean; at: number | undefined }>();

  const state = isFormState(sent) ? sent : undefined;
  const done = sent && !isFormState(sent) ? sent : undefined;
  const findItem = (id: number | undefined) => items.find(({ product }) => product.id === id);
  const [questioned, askedItem] = [findItem(question?.productId), findItem(asked)];
  const title = isOwn ? t('shop:wishlist.title') : t('shared.title');
  const tagline = isOwn ? t('tagline') : t('shared.tagline');
  return (
    <PageFrame>
      <PageHead title={title} description={tagline} robots="noindex" />
      <PageHeading
        title={title}
        tagline={tagline}
        count={items.length > 0 ? t('products', { count: items.length, number: formatNumber(items.length, code) }) : ''}
      />
      {done && <DoneNotice key={done.at} text={t(`outcomes.${done.outcome}`)} />}
      <FormProblems state={state} errors={[]} failureTitle={t('failed')} />
      {askedItem && <RemovalQuestion product={askedItem.product} />}
      {items.length === 0 ? (
        <EmptyState title={t('empty.title')} text={isOwn ? t('empty.text') : t('shared.empty')}>
          <ButtonLink variant="primary" to={paths.shop.href()}>
            {t('empty.toShop')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <WishlistTable
          items={items}
          list={isOwn ? undefined : (shareToken ?? '')}
          onRemove={(productId) => setQuestion({ productId, isOpen: true, at: sent?.at })}
        />
      )}
      {isOwn && (items.length > 0 || shareToken !== null) && <ShareBox token={shareToken} />}
      {questioned && (
        <RemovalDialog
          product={questioned.product}
          isOpen={question?.isOpen === true && question.at === sent?.at}
          onClose={() => setQuestion((last) => last && { ...last, isOpen: false })}
        />
      )}
    </PageFrame>
  );
}
