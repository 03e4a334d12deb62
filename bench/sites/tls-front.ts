import { generate } from 'selfsigned';
import { createGateway } from '../../deploy/gateway/gateway.ts';
import { onlyUpstream } from '../../deploy/gateway/upstreams.ts';

/** A gateway with a certificate of its own before a site that runs: browsers come to it by TLS and HTTP/2. Its files are those of `dataDir`. */
export async function startTlsFront(
  siteUrl: string,
  dataDir: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048 });
  const tls = { cert: Buffer.from(cert), key: Buffer.from(key) };
  const gateway = await createGateway({ dataDir, api: onlyUpstream(siteUrl), host: onlyUpstream(siteUrl), tls });
  const url = new URL(await gateway.listen({ host: '127.0.0.1', port: 0 }));
  return { port: Number(url.port), stop: () => gateway.close() };
}
