import {
  EmptyState,
  formatNumber,
  loadForMember,
  pageNumberOf,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { toAsciiDigits } from '@sahra/shared/form-rules/member-rules';
import { doneOf, handleAdminAction, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { queryOf } from '@sahra/shared/addresses';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { AdminSearch } from '@sahra/shared/parts/admin-parts/admin-search';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';
import { StockCard } from './stock-card.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;
/** The api's own address: the browser keeps what it answers as a file. */
const EXPORT_FILE = '/api/admin/stock.csv';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const show = searchParams.get('show') === 'low' ? 'low' : undefined;
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const asked = Number(searchParams.get('ledger'));
  const page = pageNumberOf(args.request);
  const variants = await loadForMember(args, '/admin/stock', {
    query: { q, page, pageSize: PAGE_SIZE, ...(show && { show }) },
  });
  requirePage(page, variants);
  const open = variants.items.find(({ id }) => id === asked);
  const ledger = open
    ? await loadForMember(args, '/admin/stock/{variantId}/movements', {
        params: { variantId: String(open.id) },
        query: { pageSize: PAGE_SIZE },
      })
    : null;
  return { variants, show: show ?? null, q, ledger: open && ledger ? { id: open.id, movements: ledger.items } : null };
}

/** What the api refuses as no number is said at the field. */
const change: AdminActionHandler = ({ api }, variantId, choice, { quantity = '', note = '' }) => {
  const typed = toAsciiDigits(quantity).trim();
  const reason = choice === 'count' || choice === 'loss' ? choice : 'delivery';
  return api.post('/admin/stock/{variantId}', {
    params: { variantId },
    body: { reason, quantity: /^\d+$/.test(typed) ? Number(typed) : -1, note },
  });
};

export const action = (args: ActionFunctionArgs) => handleAdminAction(args, { stock: change }, ['quantity', 'note']);

/** What is on the shelf, what there are fewest of first. */
export default function StockPage() {
  const { t } = useTranslation(['shop-admin', 'shop']);
  const { code } = useLanguage();
  const { variants, show, q, ledger } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const changed = variants.items.find(({ id }) => String(id) === doneOf(answer)?.target);
  const query = { ...(show && { show }), q };
  const choices = [null, 'low' as const].map((choice) => ({
    href: paths.adminStock.href({ ...(choice && { show: choice }), q }),
    label: t(choice ? 'stock.low' : 'stock.all'),
    isChosen: choice === show,
  }));
  return (
    <AdminFrame
      title={t('shop:admin.stock')}
      tagline={t('stock.tagline')}
      done={changed && t('stock.done', { sku: isolated(changed.sku) })}
    >
      <div className={styles.bar}>
        <AdminSearch key={q} action={paths.adminStock.href()} label={t('stock.search')} q={q}>
          {show && <input type="hidden" name="show" value={show} />}
        </AdminSearch>
        <p className={styles.count}>
          {variants.isMore
            ? t('stock.moreThan', { number: formatNumber(variants.total, code) })
            : t('stock.count', { count: variants.total })}
        </p>
        {variants.total > 0 && (
          <a href={`${EXPORT_FILE}${queryOf({ show: show ?? undefined, q })}`} download className="btn btn-quiet">
            {t('stock.export')}
          </a>
        )}
      </div>
      <ChoiceLinks label={t('stock.filter')} choices={choices} />
      {variants.total === 0 ? (
        <EmptyState title={t('stock.none.title')} text={t('stock.none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {variants.items.map((variant) => (
            <StockCard
              key={variant.id}
              variant={variant}
              answer={answer}
              ledger={ledger?.id === variant.id ? ledger.movements : null}
              ledgerHref={paths.adminStock.href({ ...query, page: variants.page, ledger: variant.id })}
            />
          ))}
        </ul>
      )}
      <Pagination {...variants} hrefOf={(page) => paths.adminStock.href({ ...query, page })} />
    </AdminFrame>
  );
}
