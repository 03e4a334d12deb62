import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedFormats, type FeedFormat } from '@sahra/shared/feed-addresses';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const authors = z.array(z.strictObject({ name: z.string().min(1), url: address.optional() })).min(1);
const mediaType = z.string().regex(/.+\/.+/);

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), as far as feeds of posts use it. */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  language: z.string(),
  home_page_url: address,
  feed_url: address,
  hubs: z.array(z.strictObject({ type: z.literal('WebSub'), url: address })).optional(),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: address,
      external_url: address.optional(),
      title: z.string().min(1),
      summary: z.string(),
      content_html: z.string().min(1),
      image: address,
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      language: z.string(),
      authors,
      tags: z.array(z.string()),
      attachments: z
        .array(
          z.strictObject({
            ...{ url: address, mime_type: mediaType, title: z.string(), duration_in_seconds: z.int().positive() },
          }),
        )
        .optional(),
    }),
  ),
});

const grammar = (format: 'rss' | 'atom') => readFileSync(join(import.meta.dirname, `${format}.rng`), 'utf8');

/** What is wrong with a feed after the grammar of its format; nothing where it is valid. */
export async function faultsOf(format: FeedFormat, text: string): Promise<string[]> {
  if (format === 'json') {
    const { error } = jsonFeedSchema.safeParse(JSON.parse(text));
    return error ? [z.prettifyError(error)] : [];
  }
  const { errors } = await validateXML({
    xml: { fileName: feedFormats[format].file, contents: text },
    schema: grammar(format),
    extension: 'relaxng',
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
