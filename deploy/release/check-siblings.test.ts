import { languageCodes } from '@sahra/shared/i18n/languages';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { expect, it } from 'vitest';
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

it('Two remotes may both carry the messages of a part of shared, and of nothing else', () => {
  const check = (namespace: string) => () =>
    checkClaims(releaseWith('shop', namespace), [releaseWith('blog', namespace)]);
  expect(check('contributions')).not.toThrow();
  expect(check('cart')).toThrow('the namespace cart of shop belongs to blog');
});
