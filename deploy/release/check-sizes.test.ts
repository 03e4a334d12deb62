import { describe, expect, it } from 'vitest';
import { pageKindOf, sizeBudgets } from '../checks/size-budgets.ts';
import { checkHostSizes, checkSizes } from './check-sizes.ts';
import { writeBuild } from './testing/build.ts';

/** Text that stays as long when it is compressed, as it is sent where there is no compressed file beside it. */
const script = (bytes: number) => ';'.repeat(bytes);
const styles = (bytes: number) => ' '.repeat(bytes);
const page = (path: string) => [
  { id: 'radio.list', path, layout: 'streaming' as const, titleKey: 'title', chunk: 'src/list.tsx' },
];

/** A remote with one page at `path` of these files. */
const radio = (version: string, path: string, files: Record<string, string>) => {
  const names = Object.keys(files);
  const list = {
    js: names.filter((file) => file.endsWith('.js')),
    css: names.filter((file) => file.endsWith('.css')),
  };
  const hints = { entry: { js: ['remoteEntry.js'], css: [] }, pages: { 'radio.list': list }, messages: {} };
  return writeBuild('radio', version, { pages: page(path), hints }, files);
};

describe('A release that makes a page too heavy is refused', () => {
  const home = (pageKindOf('/').scripts - sizeBudgets.hostScripts) * 1000;

  it('with the kind of the page, its budget, and the file that has grown since the release that visitors have', async () => {
    const before = await radio('1.0.0', '/', { 'assets/parts.js': script(6000), 'assets/forms.js': script(2000) });
    const now = await radio('1.1.0', '/', { 'assets/parts.js': script(6100), 'assets/forms.js': script(home) });
    await expect(checkSizes(before.dist, before.manifest)).resolves.toBeUndefined();
    await expect(checkSizes(now.dist, now.manifest, before.manifest)).rejects.toThrow(
      new RegExp(
        `page radio.list \\(/, home page\\) in ar: its script has ${home + 6127} bytes \\(compressed\\), and its budget is ${home / 1000} kB: ` +
          `assets/forms.js has ${home - 2000} bytes more than in 1.0.0`,
      ),
    );
  });

  it('with the file that is new, also where only the hash in the name of another is', async () => {
    const before = await radio('1.0.0', '/', { 'assets/list-AAAAAAAA.css': styles(5000) });
    const now = await radio('1.1.0', '/', {
      'assets/list-BBBBBBBB.css': styles(5200),
      'assets/more-CCCCCCCC.css': styles(4000),
    });
    await expect(checkSizes(now.dist, now.manifest, before.manifest)).rejects.toThrow(
      'its style has 9200 bytes (compressed), and its budget is 8 kB: assets/more-CCCCCCCC.css (4000 bytes before compression) was not in 1.0.0',
    );
  });

  it('with its largest file, where visitors have none yet', async () => {
    const { dist, manifest } = await radio('1.0.0', '/', { 'assets/a.js': script(home), 'assets/b.js': script(9) });
    await expect(checkSizes(dist, manifest)).rejects.toThrow(': its largest file is assets/a.js');
  });

  it('and the same page is not, where its kind may have more', async () => {
    const { dist, manifest } = await radio('1.0.0', '/radio', { 'assets/a.js': script(home) });
    await expect(checkSizes(dist, manifest)).resolves.toBeUndefined();
  });
});

describe('A host that makes every page too heavy is refused', () => {
  const host = (bytes: number) =>
    writeBuild(
      'host',
      '1.0.0',
      {
        pages: [],
        hints: { entry: { js: ['assets/main.js'], css: [] }, pages: {}, messages: {} },
      },
      { 'assets/main.js': script(bytes) },
    );
  const most = sizeBudgets.hostScripts * 1000;

  it('by one byte', async () => {
    const { dist, manifest } = await host(most + 1);
    await expect(checkHostSizes(dist, manifest)).rejects.toThrow(
      `each page in ar: the host's script has ${most + 1} bytes (compressed), and its budget is ${sizeBudgets.hostScripts} kB`,
    );
  });

  it('and not with all that it may have', async () => {
    const { dist, manifest } = await host(most);
    await expect(checkHostSizes(dist, manifest)).resolves.toBeUndefined();
  });
});
