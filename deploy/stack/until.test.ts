import { expect, it } from 'vitest';
import { UnwritablePlace } from '../release/file-error.ts';
import { ReleaseRefusal, TransientRefusal } from '../release/registry-changes.ts';
import { untilFinal } from './until.ts';

/** Publishes with the results of this list, one after the other. */
async function publishWith(...results: (string | Error)[]) {
  const said: string[] = [];
  const publish = async () => {
    const result = results.shift() ?? 'never';
    if (result instanceof Error) throw result;
    return result;
  };
  const end: unknown = await untilFinal(publish, (text) => said.push(text), 1).catch((error: unknown) => error);
  return { end, said, left: results.length };
}

it('A container publishes again while another release is being published or the volume is full', async () => {
  const { end, said } = await publishWith(
    new TransientRefusal('another release is being published'),
    new UnwritablePlace('/data: the disk is full'),
    'published',
  );
  expect(end).toBe('published');
  expect(said).toEqual([
    'Not now: another release is being published. The next try is in 1 s',
    'Not now: /data: the disk is full. The next try is in 1 s',
  ]);
});

it('A refusal of the build itself is final', async () => {
  const refusal = new ReleaseRefusal('contract 9.0.0 does not fit');
  expect(await publishWith(refusal, 'published')).toEqual({ end: refusal, said: [], left: 1 });
});

it('An error that nobody expected ends the container', async () => {
  const error = new TypeError('x is not a function');
  expect(await publishWith(error, 'published')).toEqual({ end: error, said: [], left: 1 });
});
