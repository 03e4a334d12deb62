import type { ApiError, AppInstance, ContributionStatus } from '@sahra/shared/facade';
import { refusalOfFile } from '../../../form-rules/check-picture.ts';
import { MAX_REVIEW_PHOTOS, uploadRefusals } from '../../../form-rules/upload-rules.ts';
import { failureOf } from '../../../forms/send-failure.ts';
import type { FailedPhoto, PhotoOutcome } from '../contribution-answer.ts';
import { tellPhotoProgress } from './photo-progress.ts';

/** The field of a form that brings photos along. */
export const PHOTOS = 'photos';

/** The api's code for a photo that a review has no room for. */
export const TOO_MANY_PHOTOS = 'too_many_photos';

/** The files that were chosen: a field without any has an empty one. */
export const photosIn = (form: FormData): File[] =>
  form.getAll(PHOTOS).filter((value): value is File => typeof value !== 'string' && value.name !== '');

/** Why a file need not be sent at all: it is not one that is taken, or one too many. */
function problemBefore(file: File, index: number): Pick<FailedPhoto, 'code' | 'failure'> | undefined {
  const refusal = refusalOfFile(file, 'review');
  if (refusal) return { code: uploadRefusals[refusal], failure: 'refused' };
  return index < MAX_REVIEW_PHOTOS ? undefined : { code: TOO_MANY_PHOTOS, failure: 'refused' };
}

function problemOf(error: unknown): Pick<FailedPhoto, 'code' | 'failure'> {
  const { failure } = failureOf(error);
  const { code } = error as ApiError;
  return { code: failure === 'tooLarge' ? uploadRefusals.tooLarge : code, failure };
}

/** What became of photos, and of the review that they were added to, where at least one was. */
interface SentPhotos extends PhotoOutcome {
  status?: ContributionStatus;
}

/** Sends photos of a review that is stored, one after the other. One that fails holds none of the others up. */
export async function sendPhotos(
  { api }: Pick<AppInstance, 'api'>,
  contributionId: number | string,
  files: readonly File[],
): Promise<SentPhotos> {
  const failed: FailedPhoto[] = [];
  let status: ContributionStatus | undefined;
  for (const [index, file] of files.entries()) {
    const progress = { number: index + 1, count: files.length };
    const known = problemBefore(file, index);
    if (known) {
      failed.push({ name: file.name, ...known });
      continue;
    }
    tellPhotoProgress({ ...progress, fraction: 0 });
    const form = new FormData();
    form.set('file', file);
    try {
      const changed = await api.post('/contributions/{contributionId}/photos', {
        params: { contributionId },
        form,
        onProgress: (fraction) => tellPhotoProgress({ ...progress, fraction }),
      });
      status = changed.status;
    } catch (error) {
      failed.push({ name: file.name, ...problemOf(error) });
    }
  }
  tellPhotoProgress(null);
  return { added: files.length - failed.length, failed, ...(status && { status }) };
}
