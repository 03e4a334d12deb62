import { afterAll, beforeAll } from 'vitest';
import { findFreePort } from '../deploy/free-port.ts';
import { makeDataDir, removeDataDir, startFrontEnd, startOwnApi, type FrontEnd } from './own-site.ts';
import { patientServer } from './patience.ts';

/** A site of this file's own, without the demo catalog, whose mails can be read: what is written there meets nobody else's. */
export function useOwnSite(apiEnvironment: NodeJS.ProcessEnv = {}, hostEnvironment: NodeJS.ProcessEnv = {}) {
  let dataDir: string | undefined;
  let api: Awaited<ReturnType<typeof startOwnApi>> | undefined;
  let site: FrontEnd | undefined;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    const port = await findFreePort();
    api = await startOwnApi(dataDir, { DEV_TOOLS: 'on', PUBLIC_URL: `http://localhost:${port}`, SEED: 'none', ...apiEnvironment });
    site = await startFrontEnd({ apiUrl: api.url, dataDir, port, environment: { ...patientServer, PUBLIC_URL: `http://localhost:${port}`, ...hostEnvironment } });
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
    await api?.stop();
    if (dataDir) await removeDataDir(dataDir);
  });
  return () => {
    if (!api || !site) throw new Error('The site is there as soon as the tests run');
    return { ...site, api };
  };
}
