import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from '../../deploy/build/targets.ts';
import { distOf } from '../../deploy/release/publish-builds.ts';
import { addPage, editFile } from '../support/added-page.ts';
import { manifestOf } from '../support/builds.ts';
import { runCommand } from '../support/command.ts';
import { environmentOf } from '../support/environment.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { makeWorkspaceCopy, type WorkspaceCopy } from '../support/workspace-copy.ts';

let copy: WorkspaceCopy;
test.beforeAll(async () => {
  copy = await makeWorkspaceCopy({ packages: true });
});
test.afterAll(() => copy?.remove());

/** Builds in the copy what is named. */
async function build(...names: string[]): Promise<void> {
  const args = ['--import', 'tsx', 'deploy/commands/build.ts', ...names];
  const { said, ended } = runCommand(copy.folder, environmentOf(copy.folder), ...args);
  expect(await ended, said()).toBe(0);
}

const describe = (dist: string) => readFile(path.join(dist, 'remote.json'), 'utf8');
const copied = (name: string) => distOf(name, copy.folder);
const part = () => path.join(copy.folder, 'shared/src/parts/offer-note.tsx');

/** Are built once, after all changes: what any of these had changed would be seen then. */
const others = isEverything ? ['host', ...remoteNames.filter((name) => name !== 'shop')] : ['blog'];

test('A comment is no other release; a page and a part of the shop are another shop, and nothing else', async () => {
  for (const file of ['schemas/shop.ts', 'parts/pagination.tsx', 'facade.ts'])
    await editFile(path.join(copy.folder, 'shared/src', file), (text) => `${text}\n// To be looked at.\n`);
  await writeFile(part(), `export const OfferNote = () => <p>-10 %</p>;\n`);
  await addPage(
    copy.folder,
    'shop',
    'offers',
    `import { PageFrame, PageHeading, useTranslation } from '@sahra/shared/facade';
    import { OfferNote } from '@sahra/shared/parts/offer-note';
    export default function OffersPage() {
      const { t } = useTranslation('shop');
      return <PageFrame><PageHeading title={t('offers')} /><OfferNote /></PageFrame>;
    }`,
  );
  await build('shop');
  const [before, withPage] = await Promise.all([manifestOf(distOf('shop')), manifestOf(copied('shop'))]);
  expect(withPage.pages.map(({ id }) => id)).toEqual([...before.pages.map(({ id }) => id), 'shop.offers']);
  expect(withPage.version).not.toBe(before.version);

  await editFile(part(), (text) => text.replace('10', '20'));
  await build('shop', ...others);
  expect((await manifestOf(copied('shop'))).version).not.toBe(withPage.version);
  for (const name of others) expect(await describe(copied(name)), name).toBe(await describe(distOf(name)));
});
