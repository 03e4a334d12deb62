import { fileURLToPath } from 'node:url';
import { keepTlsFor } from '../tls-keeper.ts';

// The process that may read the key: the files and the user come from the test.
const [certFile = '', keyFile = '', uid] = process.argv.slice(2);
const user = uid ? { uid: Number(uid), gid: Number(uid) } : {};
process.exit(
  await keepTlsFor(
    fileURLToPath(new URL('./serves-tls.ts', import.meta.url)),
    { certFile, keyFile },
    { user, lookMs: 50 },
  ),
);
