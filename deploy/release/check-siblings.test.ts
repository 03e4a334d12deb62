import { globSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { expect, it } from 'vitest';
import { root } from '../build/version.ts';
import { checkClaims } from './check-siblings.ts';

const none = { js: [], css: [] };
const releaseWith = (name: string, namespace: string) =>
  makeRelease(name, '1.0.0', {
    hints: {
      entry: none,
      pages: {},
      messages: Object.fromEntries(languageCodes.map((language) => [`${namespace}/${language}`, none])),
    },
  });

const check = (namespace: string) => () =>
  checkClaims(releaseWith('shop', namespace), [releaseWith('blog', namespace)]);
/** But for what servers alone say: that is in no release's messages. */
const parts = globSync('src/*/**/messages', { cwd: path.join(root, 'shared') })
  .filter((folder) => !folder.startsWith('src/server/'))
  .map((folder) => path.basename(path.dirname(folder)));

it.each(parts)('Two remotes may both carry the messages of a part of shared: %s', (part) => {
  expect(check(part)).not.toThrow();
});

it('Two remotes may not carry the messages of anything else', () => {
  expect(parts.length).toBeGreaterThan(0);
  expect(check('cart')).toThrow('the namespace cart of shop belongs to blog');
});
