import { readSettings } from '../../deploy/supervision/settings.ts';
import { startSite } from '../../deploy/supervision/site.ts';
import type { SpaBuild } from '../spa/build-spa.ts';
import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { startShaper } from './start-shaper.ts';
import { startSpaSite } from './spa-site.ts';
import { startTlsFront } from './tls-front.ts';
import type { Protocol } from '../options.ts';

export const variants = ['federated', 'spa'] as const;
export type Variant = (typeof variants)[number];

export interface Sites {
  dataDir: string;
  /** Addresses as they are, without the slow line. */
  direct: Record<Variant, string>;
  /** The same over the slow line. */
  shaped: Record<Variant, string>;
  stop: () => Promise<void>;
}

/** Both variants beside each other: one api, one database, one set of pictures, one slow line each; over HTTP/2 with TLS, as visitors have it. */
export async function startSites(build: SpaBuild, dataDir: string, protocol: Protocol): Promise<Sites> {
  const closing: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  try {
    const ports: Record<Variant, number> = { federated: await findFreePort(), spa: await findFreePort() };
    const direct: Record<Variant, string> = {
      federated: `http://127.0.0.1:${ports.federated}`,
      spa: `http://127.0.0.1:${ports.spa}`,
    };
    const environment = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(ports.federated),
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'error',
    };
    const site = await startSite(readSettings(environment), environment, (reason) => {
      console.error(reason);
    });
    closing.push(site.stop);
    const spaSite = await startSpaSite({ build, dataDir, siteUrl: direct.federated, port: ports.spa });
    closing.push(spaSite.stop);
    const targets = [ports.federated, ports.spa];
    if (protocol === '2')
      for (const [index, url] of [direct.federated, direct.spa].entries()) {
        const front = await startTlsFront(url, dataDir);
        closing.push(front.stop);
        targets[index] = front.port;
      }
    const shaper = await startShaper(targets);
    closing.push(shaper.stop);
    const [federated, spa] = shaper.ports;
    const scheme = protocol === '2' ? 'https' : 'http';
    return {
      dataDir,
      direct,
      shaped: { federated: `${scheme}://127.0.0.1:${federated}`, spa: `${scheme}://127.0.0.1:${spa}` },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
