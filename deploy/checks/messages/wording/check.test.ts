import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { root } from '../../../build/version.ts';
import { formatFinding } from '../../finding.ts';
import { codes, stationsIn, type Code } from '../../testing/stations.ts';
import { createTree } from '../../testing/tree.ts';
import { checkWording } from './check.ts';
import { readGlossary, wordingFile } from './glossary.ts';

/** What the check says of a remote and a demo, with some texts of theirs changed. */
function findingsWith(texts: Partial<Record<Code, string>>, contents: unknown = []): string[] {
  const messages = codes.map((code) => [
    `remote-radio/src/messages/${code}.json`,
    JSON.stringify({ stations: { title: texts[code] ?? stationsIn[code] } }),
  ]);
  const tree = createTree({
    ...Object.fromEntries(messages),
    'remote-radio/package.json': '{}',
    'demo/catalog/posts/first.json': JSON.stringify(contents),
    [wordingFile]: readFileSync(path.join(root, wordingFile), 'utf8'),
  });
  return checkWording(tree).map((finding) => formatFinding(finding).trim());
}

it.each<[Code, string, string, string]>([
  ['en', 'Log in', 'Sign in', '"Log in" is called: sign in'],
  ['en', 'Pay by cheque', 'Pay by check', '"cheque" is called: check'],
  ['ar', 'الخطة', 'الباقة', '"الخطة" is called: باقة'],
  ['ar', 'حوالة بنكية', 'تحويل بنكي', '"حوالة بنكية" is called: تحويل بنكي'],
  ['de', 'Ihr Plan', 'Ihr Abo', '"Plan" is called: Abo'],
  ['de', 'Ein Wort im Laden', 'Ein Wort im Shop', '"im Laden" is called: Shop'],
  ['fr', 'Mugs et chemises', 'Mugs et t-shirts', '"chemises" is called: t-shirt'],
  ['fr', 'Liste à voir', 'À regarder', '"Liste à voir" is called: À regarder'],
  ['gr', 'Λίστα παρακολούθησης', 'Θέλω να δω', '"Λίστα παρακολούθησης" is called: Θέλω να δω'],
  ['gr', 'Χειριστήρια', 'Στοιχεία ελέγχου', '"Χειριστήρια" is called: στοιχεία ελέγχου'],
])('%s: "%s" is a finding, "%s" is not', (code, wrong, right, fault) => {
  const place = `remote-radio/src/messages/${code}.json  stations.title: `;
  expect(findingsWith({ [code]: wrong })).toEqual([expect.stringContaining(`${place}${fault}`)]);
  expect(findingsWith({ [code]: right })).toEqual([]);
});

it('A part of a longer word is no finding', () => {
  expect(findingsWith({ de: 'Planung beim Laden einer E-Mail' })).toEqual([]);
});

it('Contents of the demo keep the rules of typography, program code in them need not', () => {
  const post = (text: string) => ({
    translations: { fr: { slug: "l'eau", blocks: [{ kind: 'code', text: '{"a": 1}' }, { text }] } },
  });
  expect(findingsWith({}, post('L’eau'))).toEqual([]);
  expect(findingsWith({}, post("L'eau"))).toEqual([
    expect.stringContaining('demo/catalog/posts/first.json  translations.fr.blocks.1.text: straight apostrophe'),
  ]);
});

const commonThings = [
  ...[
    'this site',
    'film or series',
    'watchlist',
    'playlist',
    'plan, subscription',
    'member',
    'sign in, sign out, sign up',
  ],
  ...[
    'e-mail',
    'shop, product',
    'cart',
    'wishlist',
    'coupon',
    'cheque',
    'bank transfer',
    'cash on delivery',
    'newsletter',
  ],
];

it.each(languageCodes)('The glossary of %s names what every language has', (code) => {
  const things = readGlossary(root)
    .get(code)
    ?.map(({ thing }) => thing);
  expect(things).toEqual(expect.arrayContaining(commonThings));
});
