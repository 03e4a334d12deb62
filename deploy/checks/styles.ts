import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Declaration } from 'postcss';
import scss from 'postcss-scss';
import type { Finding } from './finding.ts';
import { filesBelow } from './source-files.ts';

const side = '(left|right)';
/** Properties and values that mean a side of the screen instead of start or end of a line. */
const sidedProperty = new RegExp(
  `^(${side}|(margin|padding|scroll-margin|scroll-padding|border)-${side}(-.*)?|border-(top|bottom)-${side}-radius)$`,
);
const verticalProperty =
  /^(top|bottom|(margin|padding|scroll-margin|scroll-padding|border)-(top|bottom)(-(width|color|style))?)$/;
const propertiesWithSides = /^(text-align|text-align-last|float|clear|caption-side)$/;
/** Four values count round the box: the second is the right side, the fourth the left one. */
const roundTheBox = /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|color|style))$/;
const hexColor = /(?:^|[\s,(:])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
const theme = /^(host|shared)\/src\/theme\//;

/** Splits at spaces outside of parentheses. */
const valuesOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function findingOf({ prop, value }: Declaration, file: string): string | undefined {
  const property = prop.toLowerCase();
  if (!theme.test(file) && hexColor.test(value)) return `${prop}: hex colors live in the theme only; use a token`;
  // ESLint knows plain CSS itself, with suggestions.
  if (file.endsWith('.scss')) {
    if (sidedProperty.test(property) || verticalProperty.test(property)) return `${prop}: use the logical property`;
    if (propertiesWithSides.test(property) && new RegExp(`\\b${side}\\b`).test(value))
      return `${prop}: ${value}: use start or end`;
  }
  const [, end, , start] = valuesOf(value);
  if (roundTheBox.test(property) && start && end !== start)
    return `${prop}: ${value}: left and right differ; use the logical properties`;
  return undefined;
}

/** What ESLint's rules for CSS do not see: SCSS files, four-value shorthands and colors outside the theme. */
export function checkStyles(root: string): Finding[] {
  const files = filesBelow(root).filter((file) => /^(host|shared|remote-[^/]+)\/.*\.s?css$/.test(file));
  return files.flatMap((file) => {
    const found: Finding[] = [];
    scss.parse(readFileSync(path.join(root, file), 'utf8')).walkDecls((declaration) => {
      const text = findingOf(declaration, file);
      if (text) found.push({ file, line: declaration.source?.start?.line, text });
    });
    return found;
  });
}
