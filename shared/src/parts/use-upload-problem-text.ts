import { useLanguage, useTranslation } from '@sahra/shared/facade';
import type { UploadUse } from '../form-rules/upload-rules.ts';
import { usePictureErrorText } from '../forms/pictures/use-picture-error-text.ts';
import { waitText } from '../forms/wait-text.ts';
import type { UploadProblem } from './use-picture-upload.ts';

/** What to tell somebody whose picture is not there, and what to do. */
export function useUploadProblemText(use: UploadUse) {
  const { t } = useTranslation('pictures');
  const { code } = useLanguage();
  const refusalText = usePictureErrorText(use);
  return (problem: UploadProblem): string => {
    if ('refusal' in problem) return refusalText(problem.refusal);
    const { failure, retryAfter } = problem;
    if (failure === 'tooLarge') return refusalText('tooLarge');
    return failure === 'tooMany' && retryAfter
      ? t('failed.tooManyFor', { time: waitText(retryAfter, code) })
      : t(`failed.${failure}`);
  };
}
