import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';

/** How long a caller may go on sending what was refused, so that it gets to read the answer. */
const lingerMs = 1_000;

function answerTo(error: ConnectionError): [status: string, code: string, message: string] {
  // `rawPacket` begins with the method and the address; an address without an end is what was too long.
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.alloc(0);
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return packet.includes('\r\n') && packet.indexOf('\r\n') < 8_192
      ? ['431 Request Header Fields Too Large', 'headers_too_large', 'The headers are too large']
      : ['414 URI Too Long', 'uri_too_long', 'The address is too long'];
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'request_timeout', 'The request took too long'];
  return ['400 Bad Request', 'invalid_request', 'The request is not valid'];
}

/** Answers what was not even HTTP, in the one error shape. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const [status, code, message] = answerTo(error);
  const body = JSON.stringify({ code, message });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Closing while the caller still sends would make its system throw the answer away.
  socket.removeAllListeners('data').resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
