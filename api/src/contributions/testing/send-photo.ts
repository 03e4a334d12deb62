import type { FastifyInstance } from 'fastify';

/** Adds a photo to a review as a browser does; without a file the form has none. */
export async function sendPhoto(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  contributionId: number,
  file: Uint8Array | undefined,
  { name = 'shirt.png', type = 'image/png' }: { name?: string; type?: string } = {},
) {
  const form = new FormData();
  if (file) form.append('file', new Blob([new Uint8Array(file)], { type }), name);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: `/api/contributions/${contributionId}/photos`,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...headers,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
