import { describe, expect, it } from 'vitest';
import { publish } from './registry-changes.ts';
import { writeBuild } from './testing/build.ts';
import { useStartedSite } from './testing/started-site.ts';

const { store, refusalOf } = useStartedSite();

describe('A host is not published', () => {
  const facade = '@sahra/shared/facade';

  it('that lacks what a remote of the visitors uses', async () => {
    const shop = await writeBuild('shop', '2.0.0', { uses: { [facade]: ['Link'] } });
    await store().add(shop.dist, shop.manifest);
    await store().change((registry) => publish(registry, 'shop', '2.0.0', new Date()));
    const { dist } = await writeBuild('host', '1.1.0', { offers: { [facade]: ['api'] } });
    expect(await refusalOf(['publish', 'host'], { dist })).toContain(
      `shop 2.0.0 does not fit the host 1.1.0: it uses Link of ${facade}, which the host does not offer`,
    );
  });

  it('whose contract no remote was built for', async () => {
    const { dist } = await writeBuild('host', '1.1.0', { contract: '2.0.0' });
    expect(await refusalOf(['publish', 'host'], { dist })).toContain('contract 1.0.0 does not fit 2.0.0');
  });

  it('that has a page of a remote', async () => {
    const none = { js: [], css: [] };
    const hints = { entry: none, pages: { 'information.blog': none }, messages: {} };
    const pages = [{ id: 'information.blog', path: '/blog', layout: 'bare', titleKey: 'title', chunk: 'x' } as const];
    const { dist } = await writeBuild('host', '1.1.0', { pages, hints });
    expect(await refusalOf(['publish', 'host'], { dist })).toContain('is already a page of blog');
  });

  it('to a share of the visitors, and cannot be off or removed', async () => {
    const { dist } = await writeBuild('host', '1.1.0');
    expect(await refusalOf(['publish', 'host'], { dist, canary: '10' })).toContain(
      'there is one host for all visitors',
    );
    for (const words of [
      ['off', 'host'],
      ['canary', 'host', '1.0.0', '10'],
      ['remove', 'host'],
    ])
      expect(await refusalOf(words)).toContain('there is one host for all visitors');
  });

  it('again that a remote of the visitors does not fit', async () => {
    const next = await writeBuild('host', '1.1.0', { offers: { [facade]: ['Link', 'paths'] } });
    await store().add(next.dist, next.manifest);
    const shop = await writeBuild('shop', '2.0.0', { uses: { [facade]: ['paths'] } });
    await store().add(shop.dist, shop.manifest);
    await store().change((registry) =>
      publish(publish(registry, 'host', '1.1.0', new Date()), 'shop', '2.0.0', new Date()),
    );
    expect(await refusalOf(['rollback', 'host'])).toContain(
      `it uses paths of ${facade}, which the host does not offer`,
    );
  });
});
