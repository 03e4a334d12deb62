import { expect, it } from 'vitest';
import { episodeCard, programCard, seriesCard } from '../program-samples.ts';
import { queueOf, seedOf } from './playlist-queue.ts';

const film = (id: number) => ({ id: `${id}`, program: programCard(id), episode: null });
const part = (id: number, number: number) => ({
  id: `${id}-${number}`,
  program: seriesCard(id),
  episode: episodeCard(id, 1, number),
});

it('A playlist plays in its order: of a program its first episode', () => {
  expect(queueOf('12', [film(3), part(8, 2)]).map(({ href, title }) => [href, title])).toEqual([
    ['/programs/3/episodes/301?playlist=12', 'Program 3'],
    ['/programs/8/episodes/802?playlist=12', 'Program 8 · Episode 1.2'],
  ]);
});

it('An episode that is in it twice plays once: or one would come back to it without end', () => {
  expect(queueOf('12', [part(8, 1), film(8), film(3)]).map(({ episodeId }) => episodeId)).toEqual([801, 301]);
});

it('A shuffled one has each once, in the same order wherever it is asked for, and in another with another seed', () => {
  const films = Array.from({ length: 20 }, (_, at) => film(at + 1));
  const orderOf = (seed: number) => queueOf('12', films, seed).map(({ episodeId }) => episodeId);
  expect(orderOf(7)).toEqual(orderOf(7));
  expect(orderOf(7)).not.toEqual(orderOf(8));
  expect(orderOf(7).toSorted((a, b) => a - b)).toEqual(queueOf('12', films).map(({ episodeId }) => episodeId));
  expect(queueOf('12', films, 7)[0]?.href).toContain('?playlist=12&shuffle=7');
});

it.each([
  ['shuffle=7', 7],
  ['shuffle=', undefined],
  ['shuffle=-1', undefined],
  ['shuffle=1e9', undefined],
  ['', undefined],
])('%s names %s', (query, seed) => {
  expect(seedOf(new URLSearchParams(query))).toBe(seed);
});
