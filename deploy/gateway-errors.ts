import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@sahra/shared/schemas/common';

export const errorBody = (code: string, message: string): ErrorBody => ({ code, message });

const answers: Readonly<Record<string, [status: number, body: ErrorBody]>> = {
  HPE_HEADER_OVERFLOW: [414, errorBody('uri_too_long', 'The address or the headers of the request are too long')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, errorBody('request_timeout', 'The request did not arrive in time')],
};

/** Answers a request that is not even HTTP (too long, malformed) in the one error shape. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, body] = answers[error.code ?? ''] ?? [400, errorBody('bad_request', 'The request is not valid HTTP')];
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
}
