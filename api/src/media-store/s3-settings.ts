import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { S3Settings } from './s3-store.ts';

/** The settings by which pictures lie in S3-compatible storage. */
export const s3Values = z.object({
  /** Where pictures lie; empty: in DATA_DIR. */
  MEDIA_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]*(\/[\w-][\w.-]*)*\/?$/, 'must be s3://bucket or s3://bucket/prefix')
    .optional(),
  /** Storage of another maker than Amazon. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  /** Holds the secret key that belongs to it. */
  S3_SECRET_KEY_FILE: z.string().optional(),
});

/** The storage that is named, with its keys; undefined where none is. */
export function readS3(
  { MEDIA_URL, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_KEY_FILE }: z.output<typeof s3Values>,
  refuse: (name: keyof typeof s3Values.shape, message: string) => void,
): S3Settings | undefined {
  if (MEDIA_URL === undefined) return undefined;
  if (S3_ACCESS_KEY_ID === undefined) refuse('S3_ACCESS_KEY_ID', 'is needed with MEDIA_URL');
  if (S3_SECRET_KEY_FILE === undefined) refuse('S3_SECRET_KEY_FILE', 'is needed with MEDIA_URL');
  const { hostname, pathname } = new URL(MEDIA_URL);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  return {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: readSecret(S3_SECRET_KEY_FILE, (message) => refuse('S3_SECRET_KEY_FILE', message)),
  };
}

function readSecret(file: string | undefined, refuse: (message: string) => void): string {
  if (file === undefined) return '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    refuse(`${file} cannot be read`);
    return '';
  }
}
