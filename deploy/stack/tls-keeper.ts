import { fork } from 'node:child_process';
import { z } from 'zod';
import { readTls, type Tls, type TlsFiles, watchTls } from '../gateway/tls-files.ts';

/** The user that everything in the images runs as. */
const NODE_USER = { uid: 1000, gid: 1000 };

const messageSchema = z.object({ type: z.literal('tls'), cert: z.string(), key: z.string() });

/**
 * Runs `module` as a process without rights, and hands it the certificate and the key that only this one, root in its container, can read;
 * again whenever they are renewed. This one does nothing else, and ends with the other.
 */
export async function keepTlsFor(
  module: string,
  files: TlsFiles,
  { user = NODE_USER, lookMs }: { user?: { uid?: number; gid?: number }; lookMs?: number } = {},
): Promise<number> {
  const tls = await readTls(files);
  const child = fork(module, { ...user, stdio: 'inherit' });
  const hand = ({ cert, key }: Tls) =>
    child.connected && child.send({ type: 'tls', cert: cert.toString(), key: key.toString() });
  hand(tls);
  const stop = watchTls(files, tls, { onRenewed: hand, onProblem: console.error }, lookMs);
  // Without the right to send it a signal: it ends with the line between the two.
  const end = () => child.connected && child.disconnect();
  process.once('SIGTERM', end).once('SIGINT', end);
  return await new Promise((resolve) =>
    child.once('exit', (code) => {
      stop();
      resolve(code ?? 1);
    }),
  );
}

/** In that process: calls `onTls` with each certificate that it is handed. Resolves to the first one. */
export function takeTls(onRenewed: (tls: Tls) => void): Promise<Tls> {
  return new Promise((resolve) => {
    let isFirst = true;
    process.on('message', (message) => {
      const read = messageSchema.safeParse(message);
      if (!read.success) return;
      const tls = { cert: Buffer.from(read.data.cert), key: Buffer.from(read.data.key) };
      if (isFirst) resolve(tls);
      else onRenewed(tls);
      isFirst = false;
    });
  });
}
