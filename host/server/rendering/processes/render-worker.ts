import { realpathSync } from 'node:fs';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { performance } from 'node:perf_hooks';
import { MessageChannel } from 'node:worker_threads';
import { providedModules } from '@sahra/shared/federation/provided-modules';
import type { HooksData } from './resolve-hooks.ts';
import { readSettings } from '../../settings.ts';
import { releasesFolder } from '../../registry/release-files.ts';
import { confineRemotes, type Overreach } from './confine-remotes.ts';
import type { FromWorker, LogLine, ToWorker } from './messages.ts';
import { createRenderer } from '../renderer.ts';
import { watchRecycling } from './recycle.ts';

const BEAT_MS = 25;
/** Not every beat is told to the host server. */
const TOLD = 4;
const megabyte = 1024 * 1024;

const settings = readSettings(process.env);
// A channel that is closed means that the host server is gone; `disconnect` ends this process.
const say = (message: FromWorker) => void process.send?.(message, undefined, undefined, () => {});

/** Whatever a remote throws can be sent: its own class cannot. */
const plainError = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack ?? '' }
    : { type: typeof error, message: String(error) };
const logAt = (level: LogLine['level']) => (fields: object, text: string) =>
  say({
    type: 'log',
    line: { level, text, fields: 'err' in fields ? { ...fields, err: plainError(fields.err) } : fields },
  });
const log = { warn: logAt('warn'), error: logAt('error') };

const releases = pathToFileURL(`${realpathSync(releasesFolder(settings.DATA_DIR))}/`).href;
/** Counts against the release, and refuses it where it is only tried out (`deploy/release/rehearsal.ts`). */
const onOverreach = ({ text, ...release }: Overreach) =>
  log.error({ err: new Error(text), ...release, isOverreach: true }, 'a remote was refused what it may not have');
const { port1: told, port2: overreaches } = new MessageChannel();
told.on('message', onOverreach).unref();

const beats = new Int32Array(new SharedArrayBuffer(4));
/*
 * Server bundles of remotes name react and the facade without carrying them. The hooks make those names the files of this
 * host's own release, so that there is one copy of each. Their thread also ends this process where it outlives its parent,
 * outgrows its memory or never rests.
 */
const hooks: HooksData = {
  provided: Object.fromEntries(
    Object.entries(providedModules).map(([name, file]) => [name, new URL(file, import.meta.url).href]),
  ),
  releases,
  overreaches,
  parent: process.ppid,
  memoryLimit: (2 * settings.RENDER_MEMORY_MB + 100) * megabyte,
  beats,
  blockLimit: settings.RENDER_BLOCK_MS,
};
register('./resolve-hooks.js', { parentURL: import.meta.url, data: hooks, transferList: [overreaches] });
confineRemotes({ releases, apiUrl: settings.API_URL, onOverreach });
const countImport = watchRecycling((reason) => say({ type: 'recycle', reason }));
const renderer = createRenderer({
  settings,
  log,
  nonceMark: process.env.RENDER_NONCE_MARK ?? '',
  onImport: (release, isOver) => {
    say({ type: 'import', release, isOver });
    if (isOver) countImport(release);
  },
});

let underWay = 0;
setInterval(() => {
  const beat = Atomics.add(beats, 0, 1);
  if (underWay > 0 && beat % TOLD === 0) say({ type: 'beat' });
}, BEAT_MS);

process.on('message', (message: ToWorker) => {
  Atomics.add(beats, 0, 1);
  if (message.type === 'variant') renderer.learn(message.variant);
  else if (message.type === 'forget') renderer.forget(message.key);
  else {
    underWay++;
    void renderer.render(message.order).then((answer) => {
      underWay--;
      Atomics.add(beats, 0, 1);
      say({ type: 'answer', id: message.order.id, busyMs: performance.eventLoopUtilization().active, answer });
    });
  }
});

// What a remote left unattended must not cost the pages of others.
process.on('uncaughtException', (error) => log.error({ err: error }, 'an error that nobody waited for'));
// The host server says when it is over: a signal to the whole group must not cut off pages.
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit(0));
say({ type: 'ready' });
