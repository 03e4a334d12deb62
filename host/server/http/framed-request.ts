import type { RemotePage } from '@sahra/shared/federation/contract';
import { findParams } from '@sahra/shared/host-runtime';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'ip'>;

/** Whether other sites may show the page at this path in a frame. */
export const isFramable = (pages: readonly RemotePage[], pathname: string): boolean =>
  pages.some((page) => page.isFramable && findParams([page], page.id, pathname));

/** The same request of somebody without cookies: a page in a frame of another site shows nothing that is anybody's own. */
export const withoutCookies = ({ headers: { cookie: _, ...headers }, ip }: Asked): Asked => ({ headers, ip });
