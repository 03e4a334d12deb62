import { ButtonLink, Picture, Price, useHrefTo, useTranslation, type ShopFront } from '@sahra/shared/facade';
import { Slider } from '@sahra/shared/parts/slider';
import { paths } from '../../paths.ts';
import styles from './store-hero.module.css';
import { useSliderTexts } from './use-slider-texts.ts';

type HeroItem = ShopFront['hero'][number];

const SCENE_SIZES = '(min-width: 768px) 60vw, 88vw';
const PRODUCT_SIZES = '(min-width: 768px) 22vw, 36vw';

/** A new thing before a scene of its film. The text stands beside the pictures, never on them. */
function HeroSlide({ item: { product, program }, isFirst }: { item: HeroItem; isFirst: boolean }) {
  const { t } = useTranslation('store');
  const hrefTo = useHrefTo();
  const isSeries = program.kind === 'series';
  return (
    <article className={styles.slide}>
      <div className={styles.pictures}>
        <Picture picture={program.scene} alt="" sizes={SCENE_SIZES} priority={isFirst} className={styles.scene} />
        <Picture picture={product.picture} alt="" sizes={PRODUCT_SIZES} priority={isFirst} className={styles.product} />
      </div>
      <div className={styles.text}>
        <p className={styles.kicker}>
          {isSeries ? t('hero.fromSeries') : t('hero.from')} <bdi>{program.title}</bdi>
        </p>
        <h2 className={styles.title}>{product.name}</h2>
        <p className={styles.price}>
          <Price money={product.price} compareAt={product.compareAtPrice} />
        </p>
        <div className={styles.actions}>
          <ButtonLink
            variant="primary"
            to={paths.product.href(product.slug)}
            aria-label={t('hero.lookNamed', { product: product.name })}
          >
            {t('hero.look')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={hrefTo('streaming.program', { programId: program.id })}>
            {isSeries ? t('hero.series') : t('hero.film')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** What came last from films and series. */
export function StoreHero({ items }: { items: ShopFront['hero'] }) {
  const { t } = useTranslation('store');
  const texts = useSliderTexts(t('hero.label'), items.length);
  return (
    <Slider
      slides={items.map((item, position) => ({
        key: item.product.id,
        title: item.product.name,
        content: <HeroSlide item={item} isFirst={position === 0} />,
      }))}
      texts={texts}
    />
  );
}
