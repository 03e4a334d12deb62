import { MAX_PIXELS, MEMBER_QUOTA_BYTES, MIN_SIDE, uploadRefusals } from '@sahra/shared/form-rules/upload-rules';
import { ApiFailure } from '../server/http/api-failure.ts';

type Refusal = keyof typeof uploadRefusals;

const reasons: Readonly<Record<Refusal, (limit: number) => { status: number; reason: string }>> = {
  missing: () => ({ status: 400, reason: 'must not be empty' }),
  unknownFormat: () => ({ status: 400, reason: 'must be a JPEG, PNG, WebP, GIF or AVIF' }),
  broken: () => ({ status: 400, reason: 'cannot be read to its end' }),
  tooManyPixels: () => ({ status: 400, reason: `must have at most ${MAX_PIXELS} pixels` }),
  tooSmall: () => ({ status: 400, reason: `must have at least ${MIN_SIDE} pixels on each side` }),
  tooLarge: (maxBytes) => ({ status: 413, reason: `must have at most ${maxBytes} bytes` }),
  quota: () => ({ status: 409, reason: `would be more than the ${MEMBER_QUOTA_BYTES} bytes of a member` }),
};

/** Why a picture is not taken, with its code and what it says of the field `file`. */
export function pictureRefusal(refusal: Refusal, limit = 0): ApiFailure {
  const { status, reason } = reasons[refusal](limit);
  return new ApiFailure(status, {
    code: uploadRefusals[refusal],
    message: 'The picture was not taken',
    fields: { file: reason },
  });
}
