import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { startDemoApi, type Api } from './api-service.ts';
import { makeDataDir, removeDataDir } from './environment.ts';
import { startFrontEnd, type FrontEnd } from './front-end.ts';
import { longTimeouts } from './timeouts.ts';

/** What members who pay by transfer read. */
export const bankAccount = 'Banque du Nil, EG380019000500000000263180002';

/** A whole site of a worker's own. */
export interface Site extends FrontEnd {
  api: Api;
}

/** Starts a site whose mails can be read, as visitors of a public one see it. */
export async function startSite(): Promise<Site> {
  const port = await findFreePort();
  const PUBLIC_URL = `http://localhost:${port}`;
  const dataDir = await makeDataDir();
  const api = await startDemoApi({ PUBLIC_URL, DEV_TOOLS: 'on', BANK_ACCOUNT: bankAccount });
  // Pages of visitors are kept, as they always are.
  const environment = { ...longTimeouts, PUBLIC_URL, PAGE_CACHE_MS: undefined };
  const front = await startFrontEnd({ apiUrl: api.url, dataDir, port, environment }).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  return {
    ...front,
    api,
    async stop() {
      await front.stop();
      await api.stop();
      await removeDataDir(dataDir);
    },
  };
}
