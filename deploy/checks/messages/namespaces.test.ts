import { expect, it } from 'vitest';
import { formatFinding } from '../finding.ts';
import { createTree } from '../testing/tree.ts';
import { checkMessages } from './check.ts';
import { codes, stationsIn } from '../testing/stations.ts';

it('Two folders whose messages would be one namespace are found', () => {
  const files = ['remote-radio/src/messages', 'host/src/radio/messages'].flatMap((folder) =>
    codes.map((code) => [`${folder}/${code}.json`, '{}']),
  );
  const root = createTree({
    ...Object.fromEntries(files),
    'remote-radio/package.json': '{}',
    'host/package.json': '{}',
  });
  expect(checkMessages(root).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^the namespace radio has messages in .+ too$/),
  ]);
});

it('Messages of a part lie beside it, in a namespace of its own, and are held to the same rules', () => {
  const folder = 'remote-radio/src/dial/messages';
  const root = createTree({
    ...Object.fromEntries(
      codes.map((code) => [`${folder}/${code}.json`, JSON.stringify(code === 'gr' ? {} : { title: stationsIn[code] })]),
    ),
    'remote-radio/package.json': '{}',
    'remote-radio/src/dial/dial.tsx':
      "export const useDial = () => { const { t } = useTranslation('dial'); return [t('title'), t('name')]; };",
  });
  expect(checkMessages(root).map((finding) => formatFinding(finding).trim())).toEqual([
    'remote-radio/src/dial/dial.tsx:1  no message dial:name',
    `${folder}/gr.json  title: is missing`,
  ]);
});

it('A key without a namespace is of the part in whose folder it stands', () => {
  const root = createTree({
    ...Object.fromEntries(
      codes.flatMap((code) => [
        [`remote-radio/src/messages/${code}.json`, JSON.stringify({ name: stationsIn[code] })],
        [`remote-radio/src/dial/messages/${code}.json`, JSON.stringify({ title: stationsIn[code] })],
      ]),
    ),
    'remote-radio/package.json': '{}',
    'remote-radio/src/routes.tsx': "export const routes = [{ titleKey: 'name' }];",
    'remote-radio/src/dial/routes.tsx': "export const routes = [{ titleKey: 'title' }];",
  });
  expect(checkMessages(root).map((finding) => formatFinding(finding).trim())).toEqual([]);
});

it('Messages of the mails, which the api writes, are held to the same rules', () => {
  const folder = 'api/src/mail/messages';
  const root = createTree({
    ...Object.fromEntries(
      codes.map((code) => [
        `${folder}/${code}.json`,
        JSON.stringify({ title: stationsIn[code], more: stationsIn[code] }),
      ]),
    ),
    'api/package.json': '{}',
    'api/src/mail/templates/radio-mail.ts':
      "export const radioMail = (_, { t }) => ({ subject: t('title'), parts: [t('name')] });",
  });
  expect(checkMessages(root).map((finding) => formatFinding(finding).trim())).toEqual([
    'api/src/mail/templates/radio-mail.ts:1  no message mail:name',
    `${folder}/en.json  more: is not used`,
  ]);
});
