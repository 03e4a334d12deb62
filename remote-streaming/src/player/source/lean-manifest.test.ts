import { expect, it } from 'vitest';
import { leanManifest } from './lean-manifest.ts';

const variant = (lines: number) => `#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=1x${lines},AUDIO="aud"\n${lines}p.m3u8`;
const head = '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aud",URI="ar.m3u8"';

it('Pictures of more than 480 lines are left out, and nothing else', () => {
  const all = [head, variant(240), variant(480), variant(720), '#EXT-X-ENDLIST'].join('\n');
  expect(leanManifest(all)).toBe([head, variant(240), variant(480), '#EXT-X-ENDLIST'].join('\n'));
});

it('Where all are larger the smallest is left', () => {
  expect(leanManifest([head, variant(1080), variant(720)].join('\n'))).toBe([head, variant(720)].join('\n'));
});

it('A film of sound, or of one playlist, stays as it is', () => {
  expect(leanManifest(head)).toBe(head);
});
