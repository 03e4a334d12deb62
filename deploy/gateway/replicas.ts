import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { callerHeaders } from './gateway-headers.ts';
import type { Upstreams } from './upstreams.ts';

/** Returns every answer unchanged. Without `retryDelay` the proxy would repeat a request ten times on 503, to a server that is overloaded already. */
const proxyOptions = { rewriteRequestHeaders: callerHeaders, retryDelay: () => null };

/** May be asked again without a second effect. */
const repeatable = new Set(['GET', 'HEAD']);

/** Has each request answered by one of the replicas; what only reads goes to the next one where the first cannot be reached. */
export function toReplicas(replicas: Upstreams) {
  const tried = new WeakMap<object, string[]>();
  const replyOptions: NonNullable<FastifyHttpProxyOptions['replyOptions']> = {
    ...proxyOptions,
    getUpstream(request) {
      const before = tried.get(request) ?? [];
      const url = replicas.next({ cookie: request.headers.cookie, tried: before });
      tried.set(request, [...before, url]);
      return url;
    },
    onError(reply, { error }) {
      const urls = tried.get(reply.request) ?? [];
      for (const url of urls) replicas.failed(url);
      if (repeatable.has(reply.request.method) && urls.length < replicas.count)
        void reply.from(reply.request.url, replyOptions);
      else void reply.send(error);
    },
  };
  return { upstream: '', replyOptions };
}
