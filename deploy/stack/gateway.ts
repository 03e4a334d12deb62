import { Server } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { openLog } from '@sahra/shared/server/log';
import { createMetrics, serveMetrics } from '@sahra/shared/server/metrics';
import { createGateway } from '../gateway/gateway.ts';
import { readTls, type Tls, watchTls } from '../gateway/tls-files.ts';
import { createUpstreams, onlyUpstream } from '../gateway/upstreams.ts';
import { readStackSettings } from './settings.ts';
import { keepTlsFor, takeTls } from './tls-keeper.ts';
import { onEnd } from './until.ts';

const settings = readStackSettings(process.env);
const { HOST, PORT, METRICS_PORT, TLS_CERT_FILE, TLS_KEY_FILE, TLS_PORT } = settings;
const files = TLS_CERT_FILE && TLS_KEY_FILE ? { certFile: TLS_CERT_FILE, keyFile: TLS_KEY_FILE } : undefined;

// Root reads the key, and nothing else: visitors are served by a process without rights.
if (files && process.getuid?.() === 0) {
  const code = await keepTlsFor(fileURLToPath(import.meta.url), files).catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
  process.exit(code);
}

const log = openLog(settings.LOG_LEVEL);
const api = createUpstreams(settings.API_URLS, '/api/health/ready');
const metrics = METRICS_PORT === undefined ? undefined : createMetrics();
const parts = {
  dataDir: settings.DATA_DIR,
  api,
  host: onlyUpstream(settings.HOST_URL),
  publicUrl: settings.PUBLIC_URL,
  logger: log,
};

type Gateway = Awaited<ReturnType<typeof createGateway>>;
const withTls = new Set<Gateway>();
function renew(tls: Tls): void {
  // New connections have it; those that are open go on.
  for (const { server } of withTls) if (server instanceof Server) server.setSecureContext(tls);
  log.info('The certificate was renewed');
}

/** The certificate, and what ends looking for the next one. */
async function openTls(): Promise<{ tls: Tls; stop: () => void } | undefined> {
  if (!files) return undefined;
  if (process.connected) return { tls: await takeTls(renew), stop: () => undefined };
  const tls = await readTls(files);
  return { tls, stop: watchTls(files, tls, { onRenewed: renew, onProblem: (reason) => log.error(reason) }) };
}

const opened = await openTls().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
// Without TLS for the other parts of the stack, and where something before it has the certificate.
const plain = await createGateway({ ...parts, ...(!opened && { metrics }) });
// What visitors ask is measured.
const secure = opened && (await createGateway({ ...parts, metrics, tls: opened.tls }));
if (secure) withTls.add(secure);
await plain.listen({ host: HOST, port: PORT });
await secure?.listen({ host: HOST, port: TLS_PORT });
const measured = metrics && METRICS_PORT ? await serveMetrics(metrics.registry, HOST, METRICS_PORT) : undefined;
log.info({ port: PORT, ...(secure && { tlsPort: TLS_PORT }) }, 'Listening');
onEnd(async () => {
  api.close();
  opened?.stop();
  await Promise.all([plain.close(), secure?.close()]);
  measured?.close();
});
