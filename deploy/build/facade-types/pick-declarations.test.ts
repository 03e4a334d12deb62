import { expect, it } from 'vitest';
import { pickDeclarations } from './pick-declarations.ts';

const files = {
  'facade.d.ts': `export { Badge, type Tone as BadgeTone } from './ui/badge.ts';
export { Link as To } from 'router';
export type { Film } from './film.ts';`,
  'ui/badge.d.ts': `import { type ReactNode, useId } from 'react';
import type { Tone } from '../theme.ts';
import type { Unused } from '../film.ts';
interface Props {
    tone: Tone;
    size: import("../sizes.ts").Size;
}
export interface Other { a: Unused }
export declare function Badge(props: Props): ReactNode;`,
  'theme.d.ts': `export type Tone = 'loud' | 'quiet';
export type Theme = 'dark';`,
  'sizes.d.ts': `declare const sizes: readonly ['s', 'm'], more: string;
export type Size = (typeof sizes)[number];
export {};`,
  'film.d.ts': 'export interface Film { id: number }\nexport interface Unused { id: number }',
};
const picked = (changed: object = {}) => pickDeclarations(new Map(Object.entries({ ...files, ...changed })));

it('What declares a value of the facade is picked out of all declarations, and nothing else', () => {
  expect(Object.fromEntries(picked())).toEqual({
    'facade.d.ts': "export { Badge } from './ui/badge.ts';\nexport { Link as To } from 'router';\n",
    'sizes.d.ts': `declare const sizes: readonly ['s', 'm'], more: string;\nexport type Size = (typeof sizes)[number];\n`,
    'theme.d.ts': "export type Tone = 'loud' | 'quiet';\n",
    'ui/badge.d.ts': `import type { ReactNode } from 'react';
import type { Tone } from '../theme.ts';
interface Props {
    tone: Tone;
    size: import("../sizes.ts").Size;
}
export declare function Badge(props: Props): ReactNode;
`,
  });
});

it('A type beside those that values are declared with changes nothing', () => {
  const others = { 'film.d.ts': 'export interface Film { title: string }', 'new.d.ts': 'export type New = 1;' };
  expect(picked({ ...others, 'theme.d.ts': `${files['theme.d.ts']}\nexport type Light = 'bright';` })).toEqual(
    picked(),
  );
});

it('A module that exports all of another is refused: what it has of it cannot be told', () => {
  expect(() => picked({ 'theme.d.ts': "export * from './film.ts';" })).toThrow(`export * from './film.ts';`);
});
