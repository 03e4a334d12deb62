import { escapeMarkup } from '@sahra/shared/server/escape-markup';
import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { translatorOf } from './mail-translations.ts';
import type { EmailPart } from './mails.ts';

/** No colors: the reader's program has its own, for light and for dark. Styles are inline, as many programs drop all others. */
const styles = {
  body: 'margin:0;padding:24px 16px;font:16px/1.6 system-ui,-apple-system,&quot;Segoe UI&quot;,Roboto,&quot;Noto Sans Arabic&quot;,Tahoma,Arial,sans-serif',
  frame: 'max-width:36rem;margin:0 auto',
  name: 'margin:0 0 24px;font-size:20px;font-weight:bold',
  part: 'margin:0 0 16px',
  title: 'margin:24px 0 4px;font-size:18px;line-height:1.3',
  link: 'overflow-wrap:anywhere;word-break:break-word',
  quote: 'margin:0 0 16px;padding:0 16px;border:solid;border-width:0 2px;white-space:pre-wrap;overflow-wrap:anywhere',
} as const;

const broken = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');

function partHtml(part: EmailPart): string {
  if (typeof part === 'string') return `<p style="${styles.part}">${broken(part)}</p>`;
  if ('quote' in part) return `<blockquote dir="auto" style="${styles.quote}">${broken(part.quote)}</blockquote>`;
  const address = escapeMarkup(part.link);
  if ('title' in part) {
    const { tag, dir } = getLanguage(part.language);
    return `<div lang="${tag}" dir="${dir}"><h2 style="${styles.title}"><a href="${address}">${broken(part.title)}</a></h2>
<p style="${styles.part}">${broken(part.text)}</p></div>`;
  }
  return `<p dir="ltr" style="${styles.part}"><a href="${address}" style="${styles.link}">${address}</a></p>`;
}

/** The mail for readers that show HTML: the same text and nothing to load. */
export function mailHtml(subject: string, parts: EmailPart[], language: LanguageCode): string {
  const { tag, dir } = getLanguage(language);
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(subject)}</title><style>:root{color-scheme:light dark}</style></head>
<body style="${styles.body}"><div lang="${tag}" dir="${dir}" style="${styles.frame}">
<p style="${styles.name}">${translatorOf(language)('site')}</p>
${parts.map(partHtml).join('\n')}
</div></body>
</html>
`;
}
