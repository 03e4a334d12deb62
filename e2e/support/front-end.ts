import { root } from '../../deploy/build/version.ts';
import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { createGateway, type GatewayOptions } from '../../deploy/gateway/gateway.ts';
import { hostModule } from '../../deploy/release/host-module.ts';
import { startService, type Service } from '../../deploy/supervision/service.ts';
import { onlyUpstream } from '../../deploy/gateway/upstreams.ts';
import { environmentOf } from './environment.ts';
import { publishReleases } from './published-releases.ts';

/** Everything but the api, with releases of its own: one test file may break it. */
export interface FrontEnd {
  url: string;
  dataDir: string;
  /** The host server's process. */
  host: Service;
  /** What the host server has printed so far; its LOG_LEVEL decides what that is. */
  said: () => string;
  stop: () => Promise<void>;
}

export interface FrontEndOptions {
  /** Address of an api, without a path. */
  apiUrl: string;
  dataDir: string;
  /** Where the built workspace lies. */
  workspace?: string | undefined;
  /** A free one by default. */
  port?: number;
  environment?: NodeJS.ProcessEnv;
  publish?: (dataDir: string) => Promise<unknown>;
  /** Adds to the gateway what a test wants to go wrong there. */
  extendGateway?: GatewayOptions['extend'];
}

/** Publishes the builds and starts the host server and a gateway before them. */
export async function startFrontEnd({
  apiUrl,
  dataDir,
  workspace = root,
  environment,
  publish = publishReleases,
  ...options
}: FrontEndOptions): Promise<FrontEnd> {
  await publish(dataDir);
  const env = environmentOf(dataDir, { ...environment, PORT: '0', API_URL: `${apiUrl}/api` });
  let said = '';
  const onOutput = (text: string) => (said += text);
  const host = await startService({
    name: 'host',
    module: await hostModule(dataDir),
    cwd: workspace,
    env,
    onOutput,
  });
  const gateway = await createGateway({
    dataDir,
    api: onlyUpstream(apiUrl),
    host: onlyUpstream(`http://127.0.0.1:${host.port}`),
    extend: options.extendGateway,
    // As patient as the host server is in `longTimeouts`.
    limits: { waitMs: 120_000, firstAnswerMs: 120_000, answerMs: 120_000, writtenMs: 180_000 },
  });
  const port = options.port ?? (await findFreePort());
  await gateway.listen({ host: '127.0.0.1', port });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    host,
    said: () => said,
    async stop() {
      await gateway.close();
      await host.stop(8000);
    },
  };
}
