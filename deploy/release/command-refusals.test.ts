import { beforeEach, describe, expect, it } from 'vitest';
import { runRelease, type ReleaseOptions } from './command.ts';
import { writeBuild } from './testing/build.ts';
import { useStartedSite } from './testing/started-site.ts';

const { store, stored, refusalOf } = useStartedSite();

describe('A version that is stored is not given to visitors again', () => {
  /** The shop had a page that is the blog's now. */
  beforeEach(async () => {
    const pages = [
      { id: 'shop.blog', path: '/blog', layout: 'streaming', titleKey: 'title', chunk: 'src/list.tsx' } as const,
    ];
    const hints = { entry: { js: [], css: [] }, pages: {}, messages: {} };
    const { dist, manifest } = await writeBuild('shop', '0.9.0', { pages, hints });
    await store().add(dist, manifest);
  });
  it.each([[['rollback', 'shop', '0.9.0']], [['canary', 'shop', '0.9.0', '10']]])('%j', async (words) => {
    expect(await refusalOf(words)).toContain('/blog of shop is already a page of blog');
  });
});

describe('What cannot be done is refused', () => {
  it.each<[string[], Partial<ReleaseOptions>, string]>([
    [['publish'], {}, 'which remote?'],
    [['publish', 'radio'], { dist: '/nowhere' }, 'remote.json is missing'],
    [['rollback', 'radio'], {}, 'radio is not published'],
    [['rollback', 'shop', '9.9.9'], {}, 'shop 9.9.9 is not stored. Stored are: 1.0.0'],
    [['canary', 'shop', '9.9.9', '10'], {}, 'shop 9.9.9 is not stored'],
    [['remove'], {}, 'which remote?'],
    [['remove', 'radio'], {}, 'radio is not published. Published are: shop, blog'],
    [['remove', 'host'], {}, 'there is no page without a host'],
    [['remove', 'shop', '1.0.0'], {}, 'remove takes no version'],
    [['promote', 'shop'], {}, 'shop has no canary'],
    [['prune'], { keep: '0' }, 'at least 3 versions stay'],
    [['prune'], { hours: 'ten' }, '--hours ten: a whole number'],
    [['fly'], {}, '"fly" is no command'],
  ])('%j %j', async (words, options, reason) => {
    expect(await refusalOf(words, options)).toContain(reason);
  });
});

it('The same version again is accepted without a rehearsal, and nothing changes', async () => {
  const before = await stored();
  const { dist } = await writeBuild('shop', '1.0.0');
  const said: string[] = [];
  await runRelease(store(), ['publish', 'shop'], {
    dist,
    siteUrl: 'http://127.0.0.1:1',
    say: (text) => said.push(text),
  });
  expect(said).toEqual(['shop 1.0.0 is published already; nothing has changed']);
  expect(await stored()).toEqual(before);
});
