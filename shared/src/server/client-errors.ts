import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '../schemas/common.ts';

/** What Node's HTTP parser says of a request; `rawPacket` is what had come of it. */
type ParserError = Error & { code?: string; rawPacket?: unknown };

/** How long callers may go on sending what was refused, so that they get to read the answer. */
const LINGER_MS = 1_000;
/** An address without an end within so many bytes is what was too long; otherwise it was the headers. */
const MAX_ADDRESS = 8_192;

function answerTo({ code, rawPacket }: ParserError): [status: number, body: ErrorBody] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return [408, { code: 'request_timeout', message: 'The request took too long' }];
  if (code !== 'HPE_HEADER_OVERFLOW') return [400, { code: 'invalid_request', message: 'The request is not valid' }];
  const endOfAddress = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : -1;
  return endOfAddress >= 0 && endOfAddress < MAX_ADDRESS
    ? [431, { code: 'headers_too_large', message: 'The headers are too large' }]
    : [414, { code: 'uri_too_long', message: 'The address is too long' }];
}

/** Answers what was not even HTTP, in the one error shape. */
export function answerClientError(error: ParserError, socket: Socket): void {
  // Of what is still sent to an answer, each piece is an error again.
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, body] = answerTo(error);
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
  // Closing while a caller still sends would make the caller's system throw the answer away.
  socket.removeAllListeners('data').resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
