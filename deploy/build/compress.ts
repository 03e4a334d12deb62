import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg|html)$/;

/** Writes `.br` and `.gz` beside each text file, or those that are meant by their paths: no server compresses the same file twice. */
export async function compressFolder(folder: string, isMeant = (_file: string) => true): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  // Side by side: nothing else that builds uses the other processors meanwhile.
  const compressed = texts.filter(isMeant).map(async (file) => {
    const content = await readFile(file);
    await writeFile(
      `${file}.br`,
      await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    );
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  });
  await Promise.all(compressed);
}
