import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../results/look');

/** Where the pictures of one language and width go; what an earlier run left there is removed. */
export function startSheet(name: string) {
  const pictures: { file: string; label: string; width: number }[] = [];
  rmSync(path.join(folder, name), { recursive: true, force: true });
  mkdirSync(path.join(folder, name), { recursive: true });
  return {
    /** File for a picture, which the sheet will show under `label`. */
    add(label: string, width: number): string {
      const file = path.join(folder, name, `${String(pictures.length).padStart(4, '0')}.jpeg`);
      pictures.push({ file, label, width });
      return file;
    },
    /** Writes the sheet: a page that shows all of them beside each other. */
    write(): string {
      const figures = pictures.map(
        ({ file, label, width }) =>
          `<figure style="width:${Math.round(width / 4)}px"><img src="${name}/${path.basename(file)}" loading="lazy"><figcaption>${label}</figcaption></figure>`,
      );
      const style =
        'body{background:#444;color:#fff;font:11px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}img{width:100%}';
      const sheet = path.join(folder, `${name}.html`);
      writeFileSync(
        sheet,
        `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${figures.join('')}`,
      );
      return sheet;
    },
  };
}
