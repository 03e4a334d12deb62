import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { startService } from '../../deploy/supervision/service.ts';
import { makeDataDir } from '../sites/data-dir.ts';

/** An api as it is in production, but for a page of its mails, and the folder of its data. */
export async function startApi(onCleanUp: (stop: () => Promise<void>) => void) {
  const dataDir = await makeDataDir(onCleanUp);
  const own = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    DEV_TOOLS: 'on',
    ARTWORK_WARM_UP: 'off',
  };
  const service = await startService({
    name: 'api',
    module: path.join(root, 'api/dist/main.js'),
    cwd: root,
    env: { PATH: process.env.PATH, ...own },
  });
  onCleanUp(() => service.stop(8000));
  return { api: `http://127.0.0.1:${service.port}`, dataDir };
}
