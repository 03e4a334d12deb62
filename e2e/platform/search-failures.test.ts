import { messagesOf } from '../support/messages.ts';
import { hideClientFiles, publishBroken } from '../support/releases.ts';
import { drawnOf, shownExtensions } from '../support/shown-extensions.ts';
import { expect, test } from '../support/test.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const { site } = useFrontEnd({ environment: { ...longTimeouts, LOG_LEVEL: 'error' } });
const search = (key: string) => messagesOf('ar')('host/src/search', key);
const htmlOf = async (path: string) => (await fetch(new URL(path, site().url))).text();

test('Where nothing of the shop works, who searches reads that its cards are missing, and has all others', async ({
  visit,
}) => {
  const shown = (await shownExtensions(['blog', 'shop', 'streaming'])).filter(({ path }) => path.startsWith('/search'));
  const [path = ''] = shown.map((each) => each.path);
  const restore = await publishBroken(site().dataDir, 'shop', 'dead', {
    serverModule: 'throw new Error("broken on purpose");',
  });
  const restoreFiles = await hideClientFiles(site().dataDir, 'shop');
  try {
    await expect.poll(async () => await htmlOf('/registry.json')).toContain('-dead"');
    const html = await htmlOf(path);
    for (const { id, remote } of shown) {
      if (remote === 'shop') expect(drawnOf(html, id) ?? '').toBe('');
      else expect(drawnOf(html, id)).toMatch(/\w/);
    }
    await visit(
      { site: site().url, expected: [/404|Failed to fetch|Refused|console warning|RUNTIME-|preload|integrity/] },
      async ({ page, open }) => {
        await open(path);
        const part = page.getByRole('region', { name: search('areas.shop') });
        await part.scrollIntoViewIfNeeded();
        await expect(part.getByText(search('failedCards'))).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: search('areas.shop') })).toHaveText(/\d/);
      },
    );
  } finally {
    await restoreFiles();
    await restore();
  }
});
