import { languages } from '@sahra/shared/i18n/languages';
import { schemes } from '@sahra/shared/theme/choices';
import { expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

it.each(languages)('The manifest is written in $name', ({ code, tag, dir }) => {
  const manifest = webManifest(code, 'dark');
  expect(manifest).toMatchObject({ id: '/', lang: tag, dir, start_url: '/', name: code === 'ar' ? 'سهرة' : 'Sahra' });
  expect(manifest.description.length).toBeGreaterThan(20);
});

it.each(schemes)('Its icons have the colors of %s', (scheme) => {
  const { icons } = webManifest('ar', scheme);
  expect(icons.map(({ src }) => src)).toEqual([
    `/icons/${scheme}.svg`,
    `/icons/${scheme}-192.png`,
    `/icons/${scheme}-512.png`,
    `/icons/${scheme}-maskable-512.png`,
  ]);
});
