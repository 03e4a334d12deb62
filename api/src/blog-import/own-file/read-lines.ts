import { StartError } from '@sahra/shared/server/settings';
import { readText } from '../file-text.ts';
import { EXPORT_VERSION, type ExportLine, headerSchema, lineSchema } from '../../blog-export/export-lines.ts';
import { cleanDeep } from './own-blocks.ts';

/** As long as a post with all its comments, or a picture in all its sizes, may be. */
const MAX_LINE = 64 * 1024 * 1024;

async function* linesOf(path: string): AsyncIterable<string> {
  let pieces: string[] = [];
  let length = 0;
  for await (const text of readText(path)) {
    const parts = text.split('\n');
    for (const [index, part] of parts.entries()) {
      length += part.length;
      if (length > MAX_LINE) throw new StartError('The file has a line of more than 64 MB: it is not read.');
      pieces.push(part);
      if (index === parts.length - 1) continue;
      yield pieces.join('');
      pieces = [];
      length = 0;
    }
  }
  const rest = pieces.join('');
  if (rest.trim() !== '') yield rest;
}

function parse(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError(`Line ${number} of the file is no whole JSON: is the file whole?`);
  }
}

/** The lines of an export of ours, each checked, and its header; refuses what is none, and what ends too early. */
export async function* readLines(path: string): AsyncIterable<{ site: string; line: ExportLine | undefined }> {
  let [number, site, isWhole] = [0, '', false];
  for await (const text of linesOf(path)) {
    number += 1;
    const value = parse(text, number);
    if (number === 1) {
      const { data } = headerSchema.safeParse(value);
      if (!data) throw new StartError('The file is no export of the blog.');
      if (data.version !== EXPORT_VERSION)
        throw new StartError(`The file is of version ${data.version}; this site reads version ${EXPORT_VERSION}.`);
      site = data.site;
      yield { site, line: undefined };
      continue;
    }
    const isPicture = text.startsWith('{"line":"picture"');
    const { data, error } = lineSchema.safeParse(isPicture ? value : cleanDeep(value));
    if (!data) {
      const [issue] = error.issues;
      throw new StartError(`Line ${number} of the file: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
    }
    if (isWhole) throw new StartError(`Line ${number} of the file stands behind its end.`);
    isWhole = data.line === 'end';
    yield { site, line: data };
  }
  if (!isWhole) throw new StartError('The file is not whole: its last line is missing.');
}
