import { guardCanaries } from '../release/canary-guard.ts';
import { folderStore } from '../release/folder-store.ts';
import { createUpstreams } from '../gateway/upstreams.ts';
import { readStackSettings } from './settings.ts';
import { onEnd } from './until.ts';

const { DATA_DIR, API_URLS } = readStackSettings(process.env);
const api = createUpstreams(API_URLS, '/api/health/ready');
const end = guardCanaries(folderStore(DATA_DIR, { origin: { by: 'canary guard' } }), api.next, console.warn);
console.log('watching the canaries');
onEnd(async () => {
  api.close();
  await end();
});
