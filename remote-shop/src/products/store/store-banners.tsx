import {
  ButtonLink,
  formatNumber,
  Picture,
  useLanguage,
  useTranslation,
  type BannerKind,
  type ShopFront,
} from '@sahra/shared/facade';
import { Slider } from '@sahra/shared/parts/slider';
import { paths } from '../../paths.ts';
import styles from './store-banners.module.css';
import { useSliderTexts } from './use-slider-texts.ts';

const SIZES = '(min-width: 768px) 16vw, 26vw';

/** Where the whole selection is listed. */
const hrefs: Readonly<Record<BannerKind, string>> = {
  reduced: paths.shop.href({ reduced: 'true', inStock: 'true', sort: 'popularity' }),
  rated: paths.shop.href({ rating: '4', inStock: 'true', sort: 'rating' }),
  'from-films': paths.shop.href({ fromFilms: 'true', inStock: 'true', sort: 'popularity' }),
};

function Banner({ banner: { kind, total, products } }: { banner: ShopFront['banners'][number] }) {
  const { t } = useTranslation('store');
  const { code } = useLanguage();
  const title = t(`banners.${kind}`);
  return (
    <article className={styles.banner}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.count}>{t('banners.count', { count: total, number: formatNumber(total, code) })}</p>
        <ButtonLink variant="quiet" to={hrefs[kind]} aria-label={t('banners.lookNamed', { title })}>
          {t('banners.look')}
        </ButtonLink>
      </div>
      <div className={styles.pictures}>
        {products.map(({ id, picture }) => (
          <Picture key={id} picture={picture} alt="" sizes={SIZES} className={styles.picture} />
        ))}
      </div>
    </article>
  );
}

/** Selections of the shop; they stand still until somebody turns them. */
export function StoreBanners({ banners }: { banners: ShopFront['banners'] }) {
  const { t } = useTranslation('store');
  const texts = useSliderTexts(t('banners.label'), banners.length);
  if (banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      <h2 className="visually-hidden">{t('banners.label')}</h2>
      <Slider
        isMoving={false}
        slides={banners.map((banner) => ({
          key: banner.kind,
          title: t(`banners.${banner.kind}`),
          content: <Banner banner={banner} />,
        }))}
        texts={texts}
      />
    </div>
  );
}
