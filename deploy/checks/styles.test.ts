import { expect, it } from 'vitest';
import { checkStyles } from './styles.ts';
import { createTree } from './testing/tree.ts';

const textsOf = (file: string, declaration: string) =>
  checkStyles(createTree({ [file]: `// A comment of SCSS\n.dial {\n  &:hover {\n    ${declaration};\n  }\n}\n` })).map(
    ({ line, text }) => `${line}: ${text}`,
  );

it.each([
  ['margin-left: 1rem', '4: margin-left: use the logical property'],
  ['right: 0', '4: right: use the logical property'],
  ['padding-top: 0', '4: padding-top: use the logical property'],
  ['border-top-right-radius: 4px', '4: border-top-right-radius: use the logical property'],
  ['text-align: left', '4: text-align: left: use start or end'],
  ['margin: 0 1px 2px 3px', '4: margin: 0 1px 2px 3px: left and right differ; use the logical properties'],
])('A sided declaration of SCSS is found: %s', (declaration, text) => {
  expect(textsOf('host/src/theme/_dial.scss', declaration)).toEqual([text]);
});

it.each([
  'margin-inline-start: 1rem',
  'margin: 0 1px 2px 1px',
  'inset: 0',
  'max-width: 40rem',
  'padding: calc(1px + 2px) 0 3px',
])('A declaration without sides is legal: %s', (declaration) => {
  expect(textsOf('host/src/theme/_dial.scss', declaration)).toEqual([]);
});

it('Sides in a shorthand and hex colors are found in CSS modules of any remote', () => {
  expect(textsOf('remote-radio/src/stations/dial.module.css', 'inset: 0 auto 0 1px')).toHaveLength(1);
  expect(textsOf('remote-radio/src/stations/dial.module.css', 'border: 1px solid #fc0')).toEqual([
    '4: border: hex colors live in the theme only; use a token',
  ]);
});

it('The theme may write hex colors', () => {
  expect(textsOf('host/src/theme/_tokens.scss', '--sahra-accent: #fc0')).toEqual([]);
});
