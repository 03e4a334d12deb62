import { BadRequestError, NetworkError } from '@sahra/shared/facade';
import { BadResponseError, TimeoutError } from '@sahra/shared/host-runtime';
import { expect, it } from 'vitest';
import { failureOf } from './send-failure.ts';

it.each([
  [new NetworkError('away'), { failure: 'network', status: 503 }],
  [new TimeoutError('late'), { failure: 'timeout', status: 503 }],
  [new BadRequestError('slow down', 429), { failure: 'tooMany', status: 429 }],
  [new BadRequestError('slow down', 429, {}, 90), { failure: 'tooMany', status: 429, retryAfter: 90 }],
  [new BadRequestError('large', 413), { failure: 'tooLarge', status: 413 }],
  [new BadRequestError('no', 400), { failure: 'refused', status: 400 }],
  [new BadResponseError('broken', 503), { failure: 'badResponse', status: 503 }],
] as const)('%s is told as it is', (error, told) => {
  expect(failureOf(error)).toEqual(told);
});

it('A fault of ours is not hidden behind a sentence', () => {
  expect(() => failureOf(new TypeError('ours'))).toThrow('ours');
});
