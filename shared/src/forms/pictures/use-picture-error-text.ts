import { formatList, formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { PictureRefusal } from '../../form-rules/check-picture.ts';
import { MAX_PIXELS, MEMBER_QUOTA_BYTES, MIN_SIDE, uploadUses, type UploadUse } from '../../form-rules/upload-rules.ts';

const MB = 1024 * 1024;
const MILLION = 1_000_000;
/** Names of `uploadTypes`, the same in every language. */
export const formatNames = ['JPEG', 'PNG', 'WebP', 'GIF', 'AVIF'];

/** Says why a picture was not taken, and what to do. */
export function usePictureErrorText(use: UploadUse) {
  const { t } = useTranslation('pictures');
  const { code } = useLanguage();
  const max: Readonly<Partial<Record<PictureRefusal, number>>> = {
    tooManyPixels: MAX_PIXELS / MILLION,
    tooLarge: uploadUses[use].maxBytes / MB,
    quota: MEMBER_QUOTA_BYTES / MB,
  };
  return (refusal: PictureRefusal): string =>
    t(`refused.${refusal}`, {
      max: formatNumber(max[refusal] ?? 0, code),
      min: formatNumber(MIN_SIDE, code),
      formats: formatList(formatNames, code),
    });
}
