import { root } from '../../deploy/build/version.ts';
import { createGateway } from '../../deploy/gateway/gateway.ts';
import { onlyUpstream } from '../../deploy/gateway/upstreams.ts';
import { readOrigin } from '../../deploy/release/change-origin.ts';
import { hostModule } from '../../deploy/release/host-module.ts';
import { builtIn, publishBuilds } from '../../deploy/release/publish-builds.ts';
import { startService } from '../../deploy/supervision/service.ts';
import { startApi } from '../crowds/start-api.ts';

export interface Parts {
  /** Of the gateway. */
  url: string;
  /** Process of the host server. */
  hostPid: number;
  /** Render workers that ended while pages were under way, as the host server's log tells. */
  lostWorkers: () => number;
}

type OnCleanUp = (stop: () => Promise<void>) => void;

/** Api, host server and gateway as they are in production, side by side with whoever attacks them. */
export async function startParts(onCleanUp: OnCleanUp): Promise<Parts> {
  const { api, dataDir } = await startApi(onCleanUp);
  await publishBuilds(dataDir, builtIn(root), await readOrigin(process.env));
  let lost = 0;
  const host = await startService({
    name: 'host',
    module: await hostModule(dataDir),
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      API_URL: `${api}/api`,
    },
    onOutput: (text) => (lost += text.split('a render worker has ended').length - 1),
  });
  onCleanUp(() => host.stop(8000));
  const gateway = await createGateway({
    dataDir,
    api: onlyUpstream(api),
    host: onlyUpstream(`http://127.0.0.1:${host.port}`),
  });
  onCleanUp(() => gateway.close());
  return {
    url: await gateway.listen({ host: '127.0.0.1', port: 0 }),
    hostPid: host.pid,
    lostWorkers: () => lost,
  };
}
