import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { callerHeaders } from './gateway-headers.ts';
import type { Upstreams } from './upstreams.ts';

/** Passes on whatever comes back. By itself the proxy asks ten times more where the answer is 503: on whom has too much to do already. */
export const passOn = { rewriteRequestHeaders: callerHeaders, retryDelay: () => null };

/** May be asked again without a second effect. */
const repeatable = new Set(['GET', 'HEAD']);

/** Has each request answered by one of the replicas; what only reads goes to the next one where the first cannot be reached. */
export function toReplicas(replicas: Upstreams) {
  const tried = new WeakMap<object, string[]>();
  const replyOptions: NonNullable<FastifyHttpProxyOptions['replyOptions']> = {
    ...passOn,
    getUpstream(request) {
      const url = replicas.next();
      tried.set(request, [...(tried.get(request) ?? []), url]);
      return url;
    },
    onError(reply, { error }) {
      const urls = tried.get(reply.request) ?? [];
      for (const url of urls) replicas.failed(url);
      if (repeatable.has(reply.request.method) && urls.length < replicas.count) void reply.from(reply.request.url, replyOptions);
      else void reply.send(error);
    },
  };
  return { upstream: '', replyOptions };
}
