const weaken = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` names this version, or any (RFC 9110, 13.1.2). */
export const hasEntityTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => tag.trim() === '*' || weaken(tag) === weaken(etag));
