import { startDemoApi, type Api } from './api-service.ts';
import { site as siteOfWorker } from './current-site.ts';
import { makeDataDir, removeDataDir } from './environment.ts';
import { startFrontEnd, type FrontEnd, type FrontEndOptions } from './front-end.ts';
import { test } from './test.ts';
import { longTimeouts } from './timeouts.ts';

interface OwnParts extends Pick<FrontEndOptions, 'extendGateway' | 'publish'> {
  /** Where the built workspace lies. */
  workspace?: () => string;
  /** Of the host server. */
  environment?: NodeJS.ProcessEnv;
  /** An api of the file's own too, where what others do would count; how it is started, where it is no ordinary one. */
  ownApi?: boolean | (() => Promise<Api>);
}

interface Running {
  api: Api;
  dataDir: string;
  site?: FrontEnd;
}

/** A host server, a gateway and releases of this file's own, on the api of the worker's site by default: tests may break them. */
export function useFrontEnd({ environment = longTimeouts, ownApi = false, workspace, ...options }: OwnParts = {}) {
  let running: Running | undefined;
  const known = () => {
    if (!running) throw new Error('The front end is there as soon as the tests run');
    return running;
  };
  const start = async (env: NodeJS.ProcessEnv) => {
    const { api, dataDir } = known();
    known().site = await startFrontEnd({
      ...options,
      workspace: workspace?.(),
      apiUrl: api.url,
      dataDir,
      environment: env,
    });
  };
  test.beforeAll(async () => {
    const startOwn = ownApi === true ? startDemoApi : ownApi;
    running = { api: startOwn ? await startOwn() : siteOfWorker().api, dataDir: await makeDataDir() };
    await start(environment);
  });
  test.afterAll(async () => {
    await running?.site?.stop();
    if (ownApi) await running?.api.stop();
    if (running) await removeDataDir(running.dataDir);
  });
  return {
    site(): FrontEnd {
      const { site } = known();
      if (!site) throw new Error('The front end does not run');
      return site;
    },
    dataDir: () => known().dataDir,
    api: () => known().api,
    /** Ends what runs and starts another one on the same data. */
    async restart(env: NodeJS.ProcessEnv) {
      await known().site?.stop();
      await start(env);
    },
  };
}
