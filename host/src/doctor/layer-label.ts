import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { Layer } from './report.ts';

/** The label of a layer; a canary's with its share of the visitors. */
export function useLayerLabel(): (layer: Layer, percent?: number) => string {
  const { t } = useTranslation('doctor');
  const { code } = useLanguage();
  return (layer, percent = 0) =>
    layer === 'canary'
      ? t('layers.canary', { percent: formatNumber(percent / 100, code, { style: 'percent' }) })
      : t(`layers.${layer}`);
}
