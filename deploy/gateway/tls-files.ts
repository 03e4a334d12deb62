import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';

/** A certificate with its chain, and its key. */
export interface Tls {
  cert: Buffer;
  key: Buffer;
}

export interface TlsFiles {
  certFile: string;
  keyFile: string;
}

/** How often the files are looked at: those who renew them replace links, of which nobody is told. */
const LOOK_MS = 30_000;

/** Reads both files. Rejects with a sentence where one cannot be read, or where the key is not that of the certificate. */
export async function readTls({ certFile, keyFile }: TlsFiles): Promise<Tls> {
  const read = (file: string) =>
    readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw new Error(`${file} cannot be read by this process: ${error.code ?? error.message}`, { cause: error });
    });
  const tls = { cert: await read(certFile), key: await read(keyFile) };
  try {
    createSecureContext(tls);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new Error(`${keyFile} is not the key of ${certFile}: ${reason}`, { cause: error });
  }
  return tls;
}

/**
 * Calls `onRenewed` whenever the files have something else in them than `known`. What cannot be used, as while one of them is being
 * replaced, changes nothing: `onProblem` is told once. Returns what ends it.
 */
export function watchTls(
  files: TlsFiles,
  known: Tls,
  { onRenewed, onProblem }: { onRenewed: (tls: Tls) => void; onProblem: (reason: string) => void },
  lookMs = LOOK_MS,
): () => void {
  let [last, problem] = [known, ''];
  const look = async () => {
    try {
      const tls = await readTls(files);
      problem = '';
      if (tls.cert.equals(last.cert) && tls.key.equals(last.key)) return;
      last = tls;
      onRenewed(tls);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== problem) onProblem(reason);
      problem = reason;
    }
  };
  const timer = setInterval(() => void look(), lookMs);
  return () => clearInterval(timer);
}
