import { isPlatformPart } from '@sahra/shared/federation/platform-addresses';
import { expect, it } from 'vitest';
import { createGateway } from './gateway.ts';
import { onlyUpstream } from './upstreams.ts';

it('No page can have an address that the gateway answers itself', async () => {
  const answered = new Set<string>();
  const nowhere = 'http://127.0.0.1:1';
  const gateway = await createGateway({
    dataDir: import.meta.dirname,
    api: onlyUpstream(nowhere),
    host: onlyUpstream(nowhere),
    extend: async (extended) => void extended.addHook('onRoute', ({ url }) => void answered.add(url)),
  });
  await gateway.close();
  const firstParts = [...answered].map((url) => url.split('/')[1] ?? '');
  // The rest goes to the host server.
  expect(firstParts).toContain('mf');
  expect(firstParts.filter((part) => part !== '' && part !== '*' && !isPlatformPart(part))).toEqual([]);
});
