import { describe, expect, it } from 'vitest';
import { isSiteCard, parsePicture } from './picture-name.ts';

describe('addresses of pictures', () => {
  it.each([
    ['poster', 'burullus-400.avif', { kind: 'poster', name: 'burullus', width: 400, format: 'avif' }],
    ['scene', 'burullus-e2x3-960.webp', { kind: 'scene', name: 'burullus-e2x3', width: 960, format: 'webp' }],
    ['portrait', 'nadine-halawani-96.webp', { kind: 'portrait', name: 'nadine-halawani', width: 96, format: 'webp' }],
    ['product', 'sahra-mug.white-480.avif', { kind: 'product', name: 'sahra-mug.white', width: 480, format: 'avif' }],
    ['product', 'mug.night.use-240.webp', { kind: 'product', name: 'mug.night.use', width: 240, format: 'webp' }],
    ['poster', 'burullus-1200.jpg', { kind: 'poster', name: 'burullus', width: 1200, format: 'jpg' }],
  ])('%s/%s is a picture', (kind, file, picture) => {
    expect(parsePicture(kind, file)).toEqual(picture);
  });

  it.each([
    ['poster', 'burullus-401.avif'],
    ['poster', 'burullus-1600.avif'],
    ['poster', 'burullus-0400.avif'],
    ['poster', 'burullus-400.png'],
    ['poster', 'burullus-400.jpg'],
    ['post', 'a-night-in-cairo-1200.jpeg'],
    ['card', 'ar-1200.jpg'],
    ['poster', 'burullus.avif'],
    ['poster', '../../secret-400.avif'],
    ['poster', 'Burullus-400.avif'],
    ['product', 'mug..use-240.webp'],
    ['product', '.mug-240.webp'],
    ['product', 'mug.-240.webp'],
    ['product', 'mug.a.b.c-240.webp'],
    ['product', 'mug./../use-240.webp'],
    ['toString', 'burullus-400.avif'],
    ['banner', 'burullus-400.avif'],
  ])('%s/%s is none', (kind, file) => {
    expect(parsePicture(kind, file)).toBeUndefined();
  });
});

describe('addresses of the site’s own card', () => {
  it.each(['ar', 'gr'])('%s.jpg is lettered for that language', (name) => {
    expect(isSiteCard(`${name}.jpg`)).toBe(true);
  });

  it.each(['el.jpg', 'xx.jpg', 'ar.png', 'ar', '.jpg', 'AR.jpg', 'ar-EG.jpg', '../ar.jpg'])('%s is none', (file) => {
    expect(isSiteCard(file)).toBe(false);
  });
});
