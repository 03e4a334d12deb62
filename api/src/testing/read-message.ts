/** A message as a reader's program understands it. */
export interface ReadMessage {
  headers: Record<string, string>;
  text: string;
  html: string;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
const decodeWord = (encoding: string, text: string) =>
  encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : Buffer.from(decodeQuoted(text.replaceAll('_', ' ')));
/** `=?UTF-8?B?…?=`; what lies between two of them is no space, and a letter may begin in one and end in the next. */
const decodeWords = (line: string) =>
  line.replace(/=\?utf-8\?[BQ]\?[^?]*\?=(?:\s+=\?utf-8\?[BQ]\?[^?]*\?=)*/gi, (words) =>
    Buffer.concat(
      [...words.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)].map(([, encoding = '', text = '']) =>
        decodeWord(encoding, text),
      ),
    ).toString('utf8'),
  );

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function partOf(raw: string): { type: string; text: string } {
  const { headers, body } = split(raw);
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decodeQuoted(body)
        : body;
  return { type: headers['content-type'] ?? '', text: text.replaceAll('\r\n', '\n').trimEnd() };
}

/** Reads a message of two parts, as the api sends them. */
export function readMessage(raw: string): ReadMessage {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => partOf(part.trimStart()))
    : [];
  const find = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? '';
  return { headers, text: find('text/plain'), html: find('text/html') };
}
