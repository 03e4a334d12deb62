import { expect, test } from 'vitest';
import { onlyFile, smallestPlaylist } from './preview-file.ts';

const manifest = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:BANDWIDTH=91648,AVERAGE-BANDWIDTH=7,RESOLUTION=854x480,CODECS="avc1.4d401e,mp4a.40.2"',
  '480p.m3u8',
  '',
  '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=90000,BANDWIDTH=55710,RESOLUTION=426x240',
  '240p.m3u8',
  '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=19728,URI="240p-i-frames.m3u8"',
].join('\n');

test.each([
  ['is the one of the least bandwidth', manifest, '240p.m3u8'],
  ['is found where lines end as on Windows', manifest.replaceAll('\n', '\r\n'), '240p.m3u8'],
  ['is not in a media playlist', '#EXTM3U\n#EXTINF:6,\n1.m4s', undefined],
  ['is not in an answer that is none', '<!doctype html>', undefined],
])('The smallest picture %s', (_, text, name) => {
  expect(smallestPlaylist(text)).toBe(name);
});

const playlist = ['#EXTM3U', '#EXT-X-MAP:URI="240p.m4s",BYTERANGE="810@0"', '#EXTINF:6,', '240p.m4s', ''];

test.each([
  ['is what all its parts are in', playlist, '240p.m4s'],
  ['is none where parts are files of their own', [...playlist, '2.m4s'], undefined],
  ['is none where nothing says how it begins', ['#EXTM3U', '#EXTINF:6,', '1.ts'], undefined],
])('The file that plays by itself %s', (_, rows, name) => {
  expect(onlyFile(rows.join('\n'))).toBe(name);
});
