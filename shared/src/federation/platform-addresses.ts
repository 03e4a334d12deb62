/** What gateway and host server answer themselves, by the first part of the path; no page begins with one of these. */
const parts: readonly string[] = ['api', 'dev', 'feeds', 'health', 'icons', 'media', 'mf', 'oembed'];

/** Whether the platform answers below this first part of a path. What has a dot in it is a file at a fixed address (`robots.txt`). */
export const isPlatformPart = (part: string): boolean => parts.includes(part) || part.includes('.');
