import type { UploadUse } from '@sahra/shared/form-rules/upload-rules';
import { type Upload, uploadSchema } from '@sahra/shared/schemas/media';
import type { FastifyInstance } from 'fastify';
import type { TestMember } from '../../testing/member.ts';

export interface Form {
  use?: UploadUse;
  /** What the file calls itself. */
  name?: string;
  type?: string;
  fields?: Record<string, string>;
}

/** Uploads as a browser does; without a file the form has none. */
export async function sendUpload(
  app: FastifyInstance,
  { cookie }: Pick<TestMember, 'cookie'>,
  file: Uint8Array | undefined,
  { use = 'avatar', name = 'me.png', type = 'image/png', fields = {} }: Form = {},
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  if (file) form.append('file', new Blob([new Uint8Array(file)], { type }), name);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: `/api/media?use=${use}`,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** The same where nothing is refused. */
export async function upload(...args: Parameters<typeof sendUpload>): Promise<Upload> {
  const answer = await sendUpload(...args);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return uploadSchema.parse(answer.json());
}

/** The keys of all files of a picture. */
export const fileUrls = ({ picture: { src } }: Upload, widths: readonly number[]): string[] =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `${src}-${width}.${format}`));
