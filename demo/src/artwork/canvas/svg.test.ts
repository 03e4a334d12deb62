import { expect, it } from 'vitest';
import { element, hasLayers, group, rect } from './svg.ts';

it('Hostile text stays inside its attribute', () => {
  expect(element('path', { d: '"><script>&' })).toBe('<path d="&quot;&gt;&lt;script&gt;&amp;"/>');
});

it('A see-through shape makes no layer of its own', () => {
  expect(rect(0, 0, 1, 1, '#000000', { opacity: 0.5 })).toContain('fill-opacity="0.5"');
  expect(hasLayers(rect(0, 0, 1, 1, '#000000', { opacity: 0.5 }))).toBe(false);
  expect(hasLayers(group({ opacity: 0.5 }, ''))).toBe(true);
});
