import type { ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import type { FastifyInstance } from 'fastify';
import type { Limits } from './limits.ts';

type Answer = ServerResponse | Http2ServerResponse;

const streamOf = (answer: Answer) => ('stream' in answer ? answer.stream : undefined);

/** Whether something was written that the reader has not taken. */
const isWaiting = (answer: Answer) => ((streamOf(answer) ?? (answer as ServerResponse)).writableLength ?? 0) > 0;

function end(answer: Answer): void {
  const stream = streamOf(answer);
  // Of a connection of HTTP/2 the others go on.
  if (stream) stream.destroy();
  else answer.socket?.destroy();
}

/** Ends answers of which their reader takes nothing for a while: soon where they come from a part behind the gateway, late where they are a file. */
export function endUnreadAnswers(gateway: FastifyInstance, { readerMs, fileReaderMs }: Limits): void {
  gateway.addHook('onSend', async (request, reply) => {
    const limit = 'isPassedOn' in request.routeOptions.config ? readerMs : fileReaderMs;
    const answer: Answer = reply.raw;
    // Any progress of what is written starts the time anew.
    answer.setTimeout(limit, () => {
      if (isWaiting(answer)) end(answer);
      else answer.setTimeout(limit);
    });
  });
}
