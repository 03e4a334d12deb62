import { beforeAll, expect, it } from 'vitest';
import { computeTypes } from './compute-types.ts';
import type { FacadeTypes } from './kept-types.ts';

type Outcome = 'the same type' | 'a type that accepts the old one' | 'another type';

/** What may happen to a name: `x` as it was declared, as it is declared now, and what that means. */
const changes: readonly (readonly [what: string, before: string, now: string, Outcome])[] = [
  ['nothing', 'x(a: string): number', 'x(a: string): number', 'the same type'],
  ['a parameter is called otherwise', 'x(a: string): void', 'x(b: string): void', 'the same type'],
  ['a type of its own has another name', 'x(a: Old): void', 'x(a: Renamed): void', 'the same type'],
  ['it reads the same of a type with more', 'x(): Old["kind"]', 'x(): Wider["kind"]', 'the same type'],
  ['it takes one more optional prop', 'x(a: Old): void', 'x(a: Wider): void', 'a type that accepts the old one'],
  ['it takes one more kind', 'x(a: "a"): void', 'x(a: "a" | "b"): void', 'a type that accepts the old one'],
  [
    'it takes one more optional argument',
    'x(a: string): void',
    'x(a: string, b?: 1): void',
    'a type that accepts the old one',
  ],
  ['its answer has more', 'x(): Old', 'x(): Wider', 'a type that accepts the old one'],
  [
    'deep inside it takes more',
    'x(a: { b: { c: Old } }): void',
    'x(a: { b: { c: Wider } }): void',
    'a type that accepts the old one',
  ],
  ['what a package hands over has more', 'x(): Promise<Old>', 'x(): Promise<Wider>', 'a type that accepts the old one'],
  ['it wants one more prop', 'x(a: Old): void', 'x(a: Old & { b: string }): void', 'another type'],
  ['it takes an optional prop no more', 'x(a: Wider): void', 'x(a: Old): void', 'another type'],
  ['deep inside it takes less', 'x(a: { b: { c: Wider } }): void', 'x(a: { b: { c: Old } }): void', 'another type'],
  ['it takes an argument no more', 'x(a?: string): void', 'x(): void', 'another type'],
  ['it takes one kind less', 'x(a: "a" | "b"): void', 'x(a: "a"): void', 'another type'],
  ['its method takes one kind less', 'x(): { f(a: "a" | "b"): void }', 'x(): { f(a: "a"): void }', 'another type'],
  ['its answer may be missing', 'x(): Old', 'x(): Old | undefined', 'another type'],
  ['its answer is of one kind more', 'x(): "a"', 'x(): "a" | "b"', 'another type'],
  ['its answer has less', 'x(): Wider & Old', 'x(): Pick<Wider, "hint">', 'another type'],
  ['a generic answers otherwise', 'x<T>(a: T): T', 'x<T>(a: T): T[]', 'another type'],
];
const own = `
interface Old { kind: string }
interface Renamed { kind: string }
interface Wider { kind: string; hint?: string }
`;
const facadeOf = (declarations: readonly string[]) =>
  new Map([
    [
      'facade.d.ts',
      declarations.map((text, index) => `export declare function ${text.replace('x', `x${index}`)};\n`).join('') + own,
    ],
  ]);

let known: FacadeTypes;
let types: FacadeTypes;
beforeAll(() => {
  const [before, now] = [facadeOf(changes.map(([, old]) => old)), facadeOf(changes.map(([, , text]) => text))];
  known = computeTypes({}, new Map(), before);
  types = computeTypes(known, before, now);
}, 60_000);

it.each(changes.map(([what, , , outcome], index) => [what, outcome, `x${index}`] as const))(
  'A name of the facade of which %s has %s',
  (_what, outcome, name) => {
    const digest = known[name]?.digest ?? '';
    const accepting: Outcome = types[name]?.accepts.includes(digest)
      ? 'a type that accepts the old one'
      : 'another type';
    expect(types[name]?.digest === digest ? 'the same type' : accepting).toBe(outcome);
  },
);
