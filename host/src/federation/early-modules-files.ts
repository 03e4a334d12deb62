/** A file that a page asks for before its modules are there, and the hash that it must have. */
export interface EarlyFile {
  href: string;
  integrity: string;
}

type OnTheWay = Map<string, Promise<Response>>;

const isWindowWithFiles = (value: object): value is { earlyFiles: OnTheWay } => 'earlyFiles' in value;

/** Asks for the files. Its text is sent in pages: it may not use anything that is outside of it. */
function fetchEarly(files: readonly EarlyFile[]): void {
  const onTheWay: OnTheWay = new Map();
  for (const { href, integrity } of files) {
    const answer = fetch(href, { integrity });
    answer.catch(() => {});
    onTheWay.set(href, answer);
  }
  Object.assign(window, { earlyFiles: onTheWay });
}

/** The inline script of a page by which these files are on their way together with its modules. */
export const earlyFilesScript = (files: readonly EarlyFile[]): string =>
  `(${fetchEarly.toString()})(${JSON.stringify(files)})`;

/** The answer that the page has asked for already; undefined where it has not, or where it was taken before. */
export function takeEarly(href: string): Promise<Response> | undefined {
  if (!isWindowWithFiles(window)) return undefined;
  const answer = window.earlyFiles.get(href);
  window.earlyFiles.delete(href);
  return answer;
}
