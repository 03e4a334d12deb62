import { expect, it } from 'vitest';
import { formatFinding } from '../finding.ts';
import { createTree } from '../testing/tree.ts';
import { checkMessages } from './check.ts';
import { type Code, codes, stationsIn } from '../testing/stations.ts';

type Texts = Record<string, unknown>;
const plurals: Record<Code, Texts> = {
  ar: {
    count_zero: 'لا محطات',
    count_one: 'محطة واحدة',
    count_two: 'محطتان',
    count_few: '{{count}} محطات',
    count_many: '{{count}} محطة',
    count_other: '{{count}} محطة',
  },
  en: { count_one: '{{count}} station', count_other: '{{count}} stations' },
  de: { count_one: '{{count}} Sender', count_other: '{{count}} Sender' },
  fr: { count_one: '{{count}} chaîne', count_many: '{{count}} de chaînes', count_other: '{{count}} chaînes' },
  gr: { count_one: '{{count}} σταθμός', count_other: '{{count}} σταθμοί' },
};
const sorts: Record<Code, Texts> = {
  ar: { name: 'الاسم', age: 'العمر' },
  en: { name: 'Name', age: 'Age' },
  de: { name: 'Name', age: 'Alter' },
  fr: { name: 'Nom', age: 'Âge' },
  gr: { name: 'Όνομα', age: 'Ηλικία' },
};

const page = `export function StationsPage() {
  const { t } = useTranslation('radio');
  return <h1 title={t('stations.titleOf', { name })}>{t('stations.title')} {t('stations.count', { count })} {t(\`stations.sorts.\${sort}\`)} {t('common:retry')}</h1>;
}`;

interface Changes {
  texts?: Partial<Record<Code, Texts>>;
  page?: string;
}

/** What the check says about a remote that it does not know by name, with some texts of its `stations` changed. */
function findingsWith({ texts = {}, page: source = page }: Changes): string[] {
  const stations = (code: Code) => ({
    title: stationsIn[code],
    titleOf: `${stationsIn[code]}: {{name}}`,
    sorts: sorts[code],
    ...plurals[code],
    ...texts[code],
  });
  const files = codes.flatMap((code) => [
    [`remote-radio/src/messages/${code}.json`, JSON.stringify({ stations: stations(code) })],
    [`shared/src/messages/${code}.json`, JSON.stringify({ retry: stationsIn[code] })],
  ]);
  const root = createTree({
    ...Object.fromEntries(files),
    'remote-radio/package.json': '{}',
    'shared/package.json': '{}',
    'remote-radio/src/stations/stations-page.tsx': source,
    'remote-radio/src/routes.tsx': "export const routes = [{ titleKey: 'stations.title' }];",
  });
  return checkMessages(root).map((finding) => formatFinding(finding).trim());
}

it('Complete messages that are all in use are fine', () => {
  expect(findingsWith({})).toEqual([]);
});

const file = (code: Code) => `remote-radio/src/messages/${code}.json`;
it.each<[string, Changes['texts'], string]>([
  ['a missing Arabic key', { ar: { title: undefined } }, `${file('ar')}  stations.title: is missing`],
  ['a key that English lacks', { de: { more: 'Mehr' } }, `${file('de')}  stations.more: is not in English`],
  [
    'a missing Arabic plural form',
    { ar: { count_two: undefined } },
    `${file('ar')}  stations.count: plural forms are missing: two`,
  ],
  [
    'a plural form that the language has not',
    { gr: { count_few: '{{count}} σταθμοί' } },
    `${file('gr')}  stations.count: the language has no plural forms few`,
  ],
  [
    'another variable',
    { fr: { titleOf: 'Chaînes : {{title}}' } },
    `${file('fr')}  stations.titleOf: has {{title}}, English does not`,
  ],
  ['a missing variable', { ar: { titleOf: 'محطات' } }, `${file('ar')}  stations.titleOf: lacks {{name}}`],
  [
    'Latin words in Arabic',
    { ar: { title: 'كل stations' } },
    `${file('ar')}  stations.title: Latin words in Arabic: stations`,
  ],
  ['Arabic letters elsewhere', { de: { title: 'محطات' } }, `${file('de')}  stations.title: Arabic letters`],
  [
    'English left in Greek',
    { gr: { title: 'All the stations' } },
    `${file('gr')}  stations.title: not translated to Greek`,
  ],
  ['another tag', { de: { title: '<1>Sender</1>' } }, `${file('de')}  stations.title: has other tags than English`],
])('Found: %s', (_case, texts, expected) => {
  expect(findingsWith({ texts })).toContain(expected);
});

it('An empty text is found', () => {
  expect(findingsWith({ texts: { fr: { title: ' ' } } })).toContain(`${file('fr')}  stations.title: is not a text`);
});

it('A name of the site may stand in its own letters', () => {
  expect(findingsWith({ texts: { de: { title: 'سهرة Radio' }, ar: { title: 'راديو Sahra' } } })).toEqual([]);
});

const source = 'remote-radio/src/stations/stations-page.tsx';
it.each([
  ['a key that nobody uses', "t('stations.titleOf', { name })", "''", `${file('en')}  stations.titleOf: is not used`],
  [
    'a key that does not exist',
    "t('stations.title')",
    "t('stations.name')",
    `${source}:3  no message radio:stations.name`,
  ],
  ['a key of another namespace', "t('common:retry')", "t('retry')", `${source}:3  no message radio:retry`],
  ['a variable that is not handed over', '{ name }', '{ title }', `${source}:3  stations.titleOf needs {{name}}`],
  ['a plural without its number', '{ count }', '{}', `${source}:3  stations.count needs {{count}}`],
  [
    'keys made at run time that do not exist',
    'stations.sorts.',
    'stations.orders.',
    `${source}:3  no message radio:stations.orders.*`,
  ],
])('Found in the code: %s', (_case, before, after, expected) => {
  expect(findingsWith({ page: page.replace(before, after) })).toContain(expected);
});

it.each([
  ['a choice', "t('stations.title')", "t(isOne ? 'stations.title' : 'stations.title')"],
  [
    'Trans',
    "{t('stations.titleOf', { name })}",
    '"" {...x}><Trans ns="radio" i18nKey="stations.titleOf" values={{ name }} /></h1><h1',
  ],
  ['a key prefix', "useTranslation('radio')", "useTranslation('radio', { keyPrefix: 'stations' })"],
])('Understood: %s', (_case, before, after) => {
  const changed = page.replace(before, after);
  const isPrefixed = after.includes('keyPrefix');
  expect(findingsWith({ page: isPrefixed ? changed.replaceAll(/(?<=[('`])stations\./g, '') : changed })).toEqual([]);
});
