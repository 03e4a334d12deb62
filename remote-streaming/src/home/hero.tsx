import { useTranslation, type SliderItem } from '@sahra/shared/facade';
import { Slider } from '@sahra/shared/parts/slider';
import { HeroSlide } from './hero-slide.tsx';

/** The scenes at the top of the home page. */
export function Hero({ items }: { items: SliderItem[] }) {
  const { t } = useTranslation('streaming');
  const total = items.length;
  return (
    <Slider
      slides={items.map((item, position) => ({
        key: item.id,
        title: item.program.title,
        content: <HeroSlide item={item} isFirst={position === 0} />,
      }))}
      texts={{
        role: t('hero.role'),
        label: t('hero.label'),
        previous: t('hero.previous'),
        next: t('hero.next'),
        pause: t('hero.pause'),
        resume: t('hero.resume'),
        show: (number, title) => t('hero.show', { number, title }),
        at: (number, title) => t('hero.at', { number, total, title }),
      }}
    />
  );
}
