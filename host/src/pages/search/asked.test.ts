import { expect, it } from 'vitest';
import { askedOf } from './asked.ts';

it.each([
  ['?q=+night+&area=shop&category=gifts&price=&tag=', { q: 'night', area: 'shop', category: 'gifts' }],
  ['?q=night&area=streaming&type=person&kind=opera', { q: 'night', area: 'streaming', type: 'person' }],
  ['?q=night&area=cinema&category=gifts', { q: 'night' }],
  ['', { q: '' }],
])('%s asks for %o', (query, asked) => {
  expect(askedOf(`http://sahra.test/search${query}`)).toEqual(asked);
});
