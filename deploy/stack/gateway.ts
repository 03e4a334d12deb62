import { readFileSync } from 'node:fs';
import { createGateway } from '../gateway/gateway.ts';
import { createUpstreams, onlyUpstream } from '../gateway/upstreams.ts';
import { readStackSettings } from './settings.ts';
import { onEnd } from './until.ts';

const { HOST, PORT, DATA_DIR, API_URLS, HOST_URL, PUBLIC_URL, TLS_CERT_FILE, TLS_KEY_FILE, TLS_PORT } =
  readStackSettings(process.env);
const api = createUpstreams(API_URLS, '/api/health/ready');
const parts = { dataDir: DATA_DIR, api, host: onlyUpstream(HOST_URL), publicUrl: PUBLIC_URL };
const tls =
  TLS_CERT_FILE && TLS_KEY_FILE ? { cert: readFileSync(TLS_CERT_FILE), key: readFileSync(TLS_KEY_FILE) } : undefined;

// Without TLS for the other parts of the stack, and where something before it has the certificate.
const plain = await createGateway(parts);
const secure = tls && (await createGateway({ ...parts, tls }));
await plain.listen({ host: HOST, port: PORT });
await secure?.listen({ host: HOST, port: TLS_PORT });
console.log(`gateway on port ${PORT}${secure ? `, with TLS and HTTP/2 on ${TLS_PORT}` : ''}`);
onEnd(async () => {
  api.close();
  await Promise.all([plain.close(), secure?.close()]);
});
