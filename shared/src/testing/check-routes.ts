import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import type { RemoteApp } from '../federation/contract.ts';
import { textAt } from '../federation/menu-labels.ts';
import { languageCodes } from '../i18n/languages.ts';

/** What is wrong with a remote's route table and its extensions, as messages; empty where nothing is. `hrefs` are addresses of its pages by id. */
export async function findRouteFaults(
  app: RemoteApp,
  folder: string,
  hrefs: Readonly<Record<string, string>>,
): Promise<string[]> {
  const faults: string[] = [];
  const rows = globSync('src/{*routes,extensions}.tsx', { cwd: folder }).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split('},'),
  );
  for (const { id, chunk, namespaces = [] } of [...app.routes, ...(app.extensions ?? [])]) {
    if (!existsSync(path.join(folder, chunk))) faults.push(`${id}: ${chunk} does not exist`);
    // The hints of a page are those of its chunk: both must name one file.
    const row = rows.find((text) => text.includes(`'${chunk}'`)) ?? '';
    if (!row.includes(`import('./${chunk.replace(/^src\//, '')}')`))
      faults.push(`${id}: imports another file than ${chunk}`);
    faults.push(
      ...namespaces
        .filter((name) => !app.namespaces?.[name])
        .map((name) => `${id}: the remote has no namespace ${name}`),
    );
  }
  for (const { id, path: pattern, titleKey } of app.routes) {
    const href = hrefs[id];
    if (!href || !matchPath(pattern, new URL(href, 'http://sahra').pathname))
      faults.push(`${id}: ${pattern} does not answer ${href}`);
    for (const code of languageCodes) {
      const { default: messages } = await app.messages[code]();
      if (textAt(messages, titleKey) === undefined) faults.push(`${id}: no ${titleKey} in ${code}`);
    }
  }
  return faults;
}
