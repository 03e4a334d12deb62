import { escapeMarkup as escape } from '@sahra/shared/server/escape-markup';
import { createHash } from 'node:crypto';
import { getLanguage } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import type { DevMail } from '@sahra/shared/schemas/mail';

const style = [
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}',
  'body{max-inline-size:50rem;margin:auto;padding:1rem}',
  'article{border-block-start:1px solid;padding-block:1rem}',
  'h2,p{margin-block:.25rem}',
  'pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}',
].join('');

/** Nothing on the page runs or loads, whatever somebody has written in their message. */
export const devMailPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A line that is one of the mail's own links is one here. */
const lineOf = (line: string, links: string[]) =>
  links.includes(line) ? `<a href="${escape(line)}" dir="ltr">${escape(line)}</a>` : escape(line);

/** What has become of it. */
function stateOf({ sentAt, givenUpAt, lastError }: DevMail): string {
  if (sentAt) return 'sent';
  return [givenUpAt ? 'given up' : 'not sent', lastError].filter(Boolean).join(': ');
}

/** Tokens do not stay where mails are read. */
const emptied = '<p>Its content was deleted when it was sent.</p>';

function articleOf(mail: DevMail): string {
  const { id, kind, recipient, language, subject, text, links, createdAt, sentAt } = mail;
  const { tag, dir } = getLanguage(language);
  const body = text.split('\n').map((line) => lineOf(line, links));
  const content = `<div lang="${tag}" dir="${dir}"><h2>${escape(subject)}</h2>\n<pre>${body.join('\n')}</pre></div>`;
  return `<article id="mail-${id}">
<p>${escape(kind)} · to ${escape(recipient ?? 'the owner')} · <time datetime="${createdAt}">${createdAt}</time> · ${escape(stateOf(mail))}</p>
${sentAt ? emptied : content}
</article>`;
}

/** The outbox as a page for developers. */
export function devMailPage({ items, page, pageSize, total }: Page<DevMail>): string {
  const newer = page > 1 ? `<a href="?page=${page - 1}">Newer</a>` : '';
  const older = page * pageSize < total ? `<a href="?page=${page + 1}">Older</a>` : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Mails</title><style>${style}</style></head>
<body><main><h1>Mails</h1><p>${total} in the outbox, the newest first</p>
${items.map(articleOf).join('\n')}
<nav>${newer} ${older}</nav></main></body></html>`;
}
