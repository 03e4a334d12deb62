import {
  ButtonLink,
  EmptyState,
  Link,
  pageNumberOf,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { doneOf, handleAdminAction } from '@sahra/shared/forms/admin-action';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { AdminSearch } from '@sahra/shared/parts/admin-parts/admin-search';
import { Card } from '@sahra/shared/parts/card';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';
import { CouponFacts, CouponState } from './coupon-facts.tsx';
import { endCoupon, EndCouponForm } from './end-coupon-form.tsx';
import { loadCoupons } from './load-coupons.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const states = ['running', 'not-begun', 'ended', 'used-up'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const state = states.find((known) => known === searchParams.get('state'));
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const page = pageNumberOf(args.request);
  const coupons = await loadCoupons(args, { q, page, ...(state && { state }) });
  requirePage(page, coupons);
  return { coupons, state: state ?? null, q };
}

export const action = (args: ActionFunctionArgs) => handleAdminAction(args, { end: endCoupon });

/** All coupons, and how each stands. */
export default function CouponsPage() {
  const { t } = useTranslation(['coupons', 'shop']);
  const { coupons, state, q } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const ended = doneOf(answer)?.target;
  const choices = [null, ...states].map((choice) => ({
    href: paths.adminCoupons.href({ ...(choice && { state: choice }), q }),
    label: choice ? t(`states.${choice}`) : t('all'),
    isChosen: choice === state,
  }));
  return (
    <AdminFrame
      title={t('shop:admin.coupons')}
      tagline={t('tagline')}
      done={ended && t('done.end', { code: isolated(ended) })}
    >
      <div className={styles.bar}>
        <AdminSearch key={q} action={paths.adminCoupons.href()} label={t('search')} q={q} dir="ltr">
          {state && <input type="hidden" name="state" value={state} />}
        </AdminSearch>
        <p className={styles.count}>{t('count', { count: coupons.total })}</p>
        <ButtonLink variant="primary" to={paths.adminNewCoupon.href()}>
          {t('new')}
        </ButtonLink>
      </div>
      <ChoiceLinks label={t('filter')} choices={choices} />
      {coupons.total === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {coupons.items.map((coupon) => (
            <Card key={coupon.code} as="li" variant="quiet">
              <div className={styles.head}>
                <h2 className={styles.name}>
                  <Link to={paths.adminCoupon.href(coupon.code)}>
                    <bdi dir="ltr">{coupon.code}</bdi>
                  </Link>
                </h2>
                <CouponState state={coupon.state} />
              </div>
              <CouponFacts coupon={coupon} />
              <div className={styles.actions}>
                <EndCouponForm coupon={coupon} answer={answer} />
              </div>
            </Card>
          ))}
        </ul>
      )}
      <Pagination {...coupons} hrefOf={(page) => paths.adminCoupons.href({ ...(state && { state }), q, page })} />
    </AdminFrame>
  );
}
