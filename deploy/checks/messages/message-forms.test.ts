import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@sahra/shared/federation/contract';
import { expect, it } from 'vitest';
import { root } from '../../build/version.ts';

const textsOf = (messages: Messages): string[] =>
  Object.values(messages).flatMap((message) => (typeof message === 'string' ? [message] : textsOf(message)));

/** Values by their names, and other messages by their keys, without further options. */
const understood = /\{\{\s*\w+\s*\}\}|\$t\([\w:.]+\)/g;

it('Every message has a form that browsers translate, which do not load i18next', () => {
  const files = globSync('{host,shared,remote-*}/src/**/messages/*.json', { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const others = files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Messages)
      .filter((text) => /\{\{|\$t\(/.test(text.replaceAll(understood, '')))
      .map((text) => `${file}: ${text}`),
  );
  expect(others).toEqual([]);
});
