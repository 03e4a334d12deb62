import type { SentForm } from './render-request.ts';

const FILES_MS = 30_000;

const hasFiles = (type: string | null | undefined): boolean => type?.startsWith('multipart/form-data') ?? false;

/** Milliseconds that a form may take beyond what its page may: a picture is stored in many sizes while the visitor waits. */
export const extraTimeOf = (type: string | null | undefined): number => (hasFiles(type) ? FILES_MS : 0);

/** The request by which a page’s action gets a form. One that cannot be read is empty: what a mail program wants is said by its address (RFC 8058). */
export async function requestOf(url: string, { body, type }: SentForm): Promise<Request> {
  const headers = { 'content-type': type };
  const isWhole =
    !hasFiles(type) ||
    (await new Response(body, { headers }).formData().then(
      () => true,
      () => false,
    ));
  return new Request(url, { method: 'POST', ...(isWhole ? { body, headers } : { body: new URLSearchParams() }) });
}
