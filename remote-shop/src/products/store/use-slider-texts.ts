import type { ComponentProps } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import type { Slider } from '@sahra/shared/parts/slider';

/** What a slider of the store says. */
export function useSliderTexts(label: string, total: number): ComponentProps<typeof Slider>['texts'] {
  const { t } = useTranslation('store');
  return {
    role: t('slider.role'),
    label,
    previous: t('slider.previous'),
    next: t('slider.next'),
    pause: t('slider.pause'),
    resume: t('slider.resume'),
    show: (number, title) => t('hero.show', { number, title }),
    at: (number, title) => t('hero.at', { number, total, title }),
  };
}
