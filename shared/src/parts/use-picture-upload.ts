import { useEffect, useRef, useState } from 'react';
import { useApp, type ApiError } from '@sahra/shared/facade';
import { refusalOfCode, type PictureRefusal } from '../form-rules/check-picture.ts';
import { uploadPicture, type PictureUpload } from '../forms/pictures/upload-picture.ts';
import { failureOf, type SendFailure } from '../forms/send-failure.ts';

/** Why a picture is not there: the api refuses it, or it did not get so far. */
export type UploadProblem =
  { refusal: PictureRefusal } | { failure: SendFailure | 'signedOut'; retryAfter?: number | undefined };

export type UploadState =
  { step: 'idle' } | { step: 'sending'; fraction: number } | { step: 'failed'; problem: UploadProblem };

function problemOf(error: unknown): UploadProblem {
  const { failure, status, retryAfter } = failureOf(error);
  const refusal = refusalOfCode((error as ApiError).code) ?? (status === 413 ? 'tooLarge' : undefined);
  if (refusal) return { refusal };
  return status === 401 ? { failure: 'signedOut' } : { failure, retryAfter };
}

/** Sends a picture, and knows how far that is; what is under way ends with the component. */
export function usePictureUpload() {
  const { api } = useApp();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  /** What became of it; undefined where it was stopped or failed. */
  async function send(picture: PictureUpload) {
    const { signal } = (underWay.current = new AbortController());
    const tell = (next: UploadState) => !signal.aborted && setState(next);
    tell({ step: 'sending', fraction: 0 });
    try {
      const onProgress = (fraction: number) => tell({ step: 'sending', fraction });
      const upload = await uploadPicture(api, picture, { signal, onProgress });
      tell({ step: 'idle' });
      return signal.aborted ? undefined : upload;
    } catch (error) {
      if (!signal.aborted) tell({ step: 'failed', problem: problemOf(error) });
      return undefined;
    }
  }

  const cancel = () => {
    underWay.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, send, cancel };
}
