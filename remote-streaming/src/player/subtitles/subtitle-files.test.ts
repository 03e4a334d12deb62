import { expect, it } from 'vitest';
import { subtitleFiles } from './subtitle-files.ts';

const at = 'https://sahra.test/media/demo/clip-1/subs-ar.m3u8';
const beside = (name: string) => new URL(name, at).href;

it('The files of a subtitle track are those of its playlist, each with its time', () => {
  const playlist =
    '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\none.vtt\n#EXTINF:9.5,title\r\n#EXT-X-DISCONTINUITY\r\nsub/two.vtt?a=1\r\n#EXT-X-ENDLIST\n';
  expect(subtitleFiles(playlist, at)).toEqual([
    { url: beside('one.vtt'), from: 0, to: 10 },
    { url: beside('sub/two.vtt?a=1'), from: 10, to: 19.5 },
  ]);
});

it.each(['', '#EXTM3U\n#EXT-X-ENDLIST\n', '<!doctype html><p>Not found</p>'])('%j names none', (playlist) => {
  expect(subtitleFiles(playlist, at)).toEqual([]);
});
