import path from 'node:path';
import { compileAsync } from 'sass-embedded';
import { beforeAll, describe, expect, test } from 'vitest';
import { schemes } from '@sahra/shared/theme/choices';
import { schemeColors } from './scheme-colors.ts';

let css = '';
beforeAll(async () => {
  const { css: compiled } = await compileAsync(path.join(import.meta.dirname, 'site.scss'), {
    loadPaths: [path.resolve(import.meta.dirname, '../../node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  });
  css = compiled;
}, 60_000);

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
function colorsOf(scheme: string): (name: string) => string {
  const block = new RegExp(`\\[data-scheme=["']?${scheme}["']?\\]\\s*{([^}]*)}`).exec(css)?.[1] ?? '';
  return (name) => new RegExp(`--sahra-${name}:\\s*(#[0-9a-f]{6})`).exec(block)?.[1] ?? `no ${name} in ${scheme}`;
}

describe.each(schemes)('Colors of the scheme %s', (scheme) => {
  test.each([
    ['text', 'ground', 7],
    ['text', 'raised', 7],
    ['muted', 'ground', 4.5],
    ['muted', 'surface', 4.5],
    ['muted', 'raised', 4.5],
    ['accent', 'ground', 4.5],
    ['accent', 'surface', 4.5],
    ['accent', 'raised', 4.5],
    ['second', 'ground', 4.5],
    ['second', 'surface', 4.5],
    ['second', 'raised', 4.5],
    ['star', 'ground', 4.5],
    ['star', 'raised', 4.5],
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'second', 4.5],
    ['control', 'ground', 3],
    ['control', 'surface', 3],
    ['control', 'raised', 3],
    ['focus', 'ground', 3],
    ['focus', 'raised', 3],
  ] as const)('%s is readable on %s', (front, back, least) => {
    const color = colorsOf(scheme);
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(least);
  });
});

test.each(schemes)('Icons and bars of the browser have the colors of %s that the style sheet has', (scheme) => {
  const color = colorsOf(scheme);
  expect(schemeColors[scheme]).toEqual({ ground: color('ground'), accent: color('accent') });
});

test('The order of the layers is said before any of them is filled', () => {
  const order = css.indexOf('@layer bootstrap, shared, host, remote;');
  expect(order).toBeGreaterThanOrEqual(0);
  expect(css.slice(0, order)).not.toContain('{');
});

test('All files of a font family cover the same weights: browsers pass over those that differ', () => {
  const weights = new Map<string, Set<string>>();
  for (const [, face = ''] of css.matchAll(/@font-face\s*{([^}]*)}/g)) {
    const [family = '', weight = ''] = ['font-family', 'font-weight'].map(
      (name) => new RegExp(`${name}:\\s*([^;]+)`).exec(face)?.[1] ?? '',
    );
    weights.set(family, (weights.get(family) ?? new Set()).add(weight));
  }
  expect(weights.size).toBeGreaterThan(2);
  expect([...weights].filter(([, of]) => of.size > 1)).toEqual([]);
});

/** The code points that the files of a font family are for, each from and to. */
const rangesOf = (family: string) =>
  [...css.matchAll(/@font-face\s*{([^}]*)}/g)]
    .map(([, face = '']) => face)
    .filter((face) => new RegExp(`font-family:\\s*["']?${family}["']?;`).test(face))
    .flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)])
    .map(([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const);

const isIn = (sign: string, ranges: ReturnType<typeof rangesOf>) => {
  const code = sign.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
};

test.each([
  ['text', 'el', 'Τα 5 κορυφαία: «Sahra»…'],
  ['display', 'el', 'Τα 5 κορυφαία: «Sahra»…'],
  ['text', 'ar', 'أفضل 5 في «سهرة»، ٢٠٢٦ Sahra…'],
  ['display', 'ar', 'أفضل 5 في «سهرة»، ٢٠٢٦ Sahra…'],
])('Letters, digits, spaces and Latin words of a page are of one face (%s, %s)', (name, tag, line) => {
  const family = new RegExp(`:root:lang\\(${tag}\\)[^}]*--sahra-font-${name}:\\s*["']?([^"',]+)`).exec(css)?.[1] ?? '';
  const ranges = rangesOf(family);
  expect([...line].filter((sign) => !isIn(sign, ranges))).toEqual([]);
});

test.each(['Sahra Text', 'Sahra Arabic Text', 'Sahra Display', 'Sahra Arabic Display', 'Sahra Greek Text'])(
  'Each character of %s is in one file: browsers fetch a second one that has it too',
  (family) => {
    const ranges = rangesOf(family).sort(([one], [other]) => one - other);
    expect(ranges.filter(([from], index) => from <= (ranges[index - 1]?.[1] ?? -1))).toEqual([]);
  },
);

test.each(['Sahra Text', 'Sahra Display'])('%s has the letters of all scripts, the rare ones too', (family) => {
  const ranges = rangesOf(family);
  const blocks = [...'\u0020\u007e\u00a0\u0240\u0384\u03ce\u03d0\u0600\u0621\u0679\u067e\u06ff\ufdfa\ufefb\u20ac'];
  expect(blocks.filter((sign) => !isIn(sign, ranges))).toEqual([]);
});

/** Selectors for which bootstrap says left or right, and `_direction.scss` says it again in the direction of writing. */
const saidAgain = [
  'ol,\n',
  'dd',
  'caption',
  'legend',
  'legend + *',
  '.form-control-plaintext',
  '.form-select',
  '.form-check',
  '.form-switch',
  ':dir(rtl)',
];

test('One style sheet serves both directions of writing', () => {
  const rules = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+){([^{}]*)}/g)];
  const physical = rules
    .filter(([, , body = '']) =>
      /(?:^|[\s;])(?:(?:margin|padding|border)-(?:left|right)|left|right|float|clear|text-align):(?:(?<=-left:|-right:|\sleft:|\sright:)|\s*(?:left|right))/.test(
        body,
      ),
    )
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !saidAgain.some((known) => `${selector}\n`.startsWith(known) || selector.includes(known)));
  expect(physical).toEqual([]);
});
