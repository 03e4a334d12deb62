import { expect, it } from 'vitest';
import { takesFurtherMaps } from './import-maps.ts';

const chrome = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${version} Safari/537.36`;
const safari = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest} Safari/604.1`;

it.each([
  ['Chrome 133', chrome('Chrome/133.0.0.0'), true],
  ['Chrome 132', chrome('Chrome/132.0.0.0'), false],
  ['Chrome 99', chrome('Chrome/99.0.0.0'), false],
  ['Chrome without a window', chrome('HeadlessChrome/156.0.0.0'), true],
  ['Edge', `${chrome('Chrome/140.0.0.0')} Edg/140.0.0.0`, true],
  ['a web view of an old Android', chrome('Version/4.0 Chrome/120.0.0.0 Mobile'), false],
  ['Safari 18.4', safari('Version/18.4 Mobile/15E148'), true],
  ['Safari 18.3.1', safari('Version/18.3.1 Mobile/15E148'), false],
  ['Safari 26.0', safari('Version/26.0'), true],
  ['Safari 17.6', safari('Version/17.6'), false],
  ['Chrome of an iPhone', safari('CriOS/140.0 Mobile/15E148'), false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  [
    'Android before Chrome',
    'Mozilla/5.0 (Linux; Android 4.4) AppleWebKit/534.30 Version/26.0 Mobile Safari/534.30',
    false,
  ],
  ['who says nothing', undefined, false],
])('The server knows of %s whether it takes a second import map', (_name, userAgent, expected) =>
  expect(takesFurtherMaps(userAgent)).toBe(expected),
);
