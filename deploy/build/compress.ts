import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg|html)$/;

/** Writes `.br` and `.gz` beside each text file, so that no server compresses the same file twice. `quality` is that of Brotli, the best by default. */
export async function compressFolder(folder: string, quality: number = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  // Side by side: nothing else that builds uses the other processors meanwhile.
  const compressed = texts.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  });
  await Promise.all(compressed);
}
