import { describe, expect, it } from 'vitest';
import { artDirection } from './art-direction.ts';
import { chooseWorld, families } from './choose.ts';
import { readCatalog } from '../catalog/files.ts';
import { artworkRequests } from './requests.ts';
import { groundColor } from './ground-color.ts';
import { drawPoster } from './poster.ts';
import { drawScene } from './scene.ts';
import type { PosterSubject } from './subject.ts';

const requests = artworkRequests(readCatalog());
const posters = [...requests.poster.values()];
const subject: PosterSubject = {
  slug: 'a-film-nobody-listed',
  titleAr: 'فيلم',
  titleEn: 'Film',
  lettering: ['فيلم', 'جديد'],
  genre: 'drama',
  tags: ['night'],
  year: 2024,
  names: ['نادية'],
};
const genres = [
  'drama',
  'romance',
  'comedy',
  'thriller',
  'crime',
  'history',
  'documentary',
  'science-fiction',
  'kids',
  'family',
  'adventure',
  'biography',
  'musical',
];

describe('posters', () => {
  it('The same film always gets the same poster', () => {
    expect(drawPoster(subject)).toBe(drawPoster({ ...subject }));
  });

  it('All posters of the catalog differ, even without their titles', () => {
    const bare = posters.flatMap((request) =>
      request.kind === 'poster' ? [drawPoster({ ...request.subject, lettering: ['س'], titleEn: 'S', names: [] })] : [],
    );
    expect(new Set(bare).size).toBe(posters.length);
    expect(posters.length).toBe(151);
  }, 60_000);

  it('Every family hangs on the wall of the catalog', () => {
    const used = new Set(posters.map(({ subject: { slug } }) => artDirection[slug]?.[0]));
    expect(families.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('The art direction names only what exists', () => {
    const unknown = Object.entries(artDirection).filter(([, [family, composition, palette]]) => {
      const found = families.find(({ name }) => name === family);
      return !found?.compositions.some(({ name }) => name === composition) || !found.palettes[palette];
    });
    expect(unknown).toEqual([]);
  });

  it('Every family is chosen for films that nobody directed', () => {
    const used = new Set(
      genres.flatMap((genre) =>
        Array.from({ length: 60 }, (_, index) => chooseWorld({ slug: `film-${index}`, genre }).family.name),
      ),
    );
    expect(used.size).toBe(families.length);
  });

  it('Hostile titles become outlines, never markup', () => {
    const svg = drawPoster({
      ...subject,
      titleEn: '<script>alert(1)</script>&"',
      lettering: ['<img onerror="x">', '&amp;'],
      names: ['<b>'],
    });
    expect(svg).not.toMatch(/<script|<img|<b>|onerror|alert/);
  });

  it('Every composition draws poster and scene without a broken number', () => {
    for (let index = 0; index < 60; index += 1) {
      const some = { ...subject, slug: `number-${index}`, genre: genres[index % genres.length] ?? '' };
      expect(drawPoster(some)).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawScene(some)).not.toMatch(/NaN|undefined|Infinity/);
    }
  }, 60_000);

  it('Episodes see the same world from different places', () => {
    const scenes = [1, 2, 3, 4].map((episode) => drawScene({ slug: 'burullus', genre: 'crime', episode }));
    expect(new Set(scenes).size).toBe(4);
  });

  it('The ground colour is known without drawing', () => {
    for (const request of Object.values(requests).flatMap((each) => [...each.values()]))
      expect(groundColor(request)).toMatch(/^#[0-9a-f]{6}$/);
  });
});
