import { createHash } from 'node:crypto';
import { getLanguage, type Language, type LanguageCode, languages } from '../../i18n/languages.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { Preferences } from '../visitor-preferences.ts';
import ar from './messages/ar.json' with { type: 'json' };
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import gr from './messages/gr.json' with { type: 'json' };
import { outageColors } from '../../theme/outage-colors.ts';

const messages: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = { ar, de, en, fr, gr };

// Made once: in a crowd the page is made thousands of times.
const pluralRules = Object.fromEntries(languages.map(({ code, tag }) => [code, new Intl.PluralRules(tag)])) as Record<
  LanguageCode,
  Intl.PluralRules
>;

/** The messages of one language. The process that shows them has no other texts, and so no library for them. */
const translatorOf =
  ({ code }: Language) =>
  (key: string, { count }: { count?: number } = {}): string => {
    const texts = messages[code];
    const form = count === undefined ? '' : `_${pluralRules[code].select(count)}`;
    return (texts[key + form] ?? texts[`${key}_other`] ?? '').replaceAll('{{count}}', String(count));
  };

/** Seconds after which it is tried again, at least; and by how many visitors differ, so that they do not all come back at once. */
const RETRY_SECONDS = 4;
const RETRY_SPREAD = 5;

/** A form that did not arrive: its fields, or that they are too large to hand them back. */
export type LostForm = readonly (readonly [name: string, value: string])[] | 'files';

/** What the page is about. */
export interface Outage {
  preferences: Preferences;
  /** A part of the site does not answer; or it has no room. */
  reason: 'away' | 'crowded';
  form?: LostForm | undefined;
}

/** The whole answer but its status, which is 503. */
export interface OutagePage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

const schemes = Object.entries(outageColors)
  .map(([scheme, colors]) => {
    const properties = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
    return `[data-scheme=${scheme}]{${properties.join(';')}}`;
  })
  .join('');

const style = `${schemes}*{box-sizing:border-box}html{font:1.125rem/1.6 system-ui,sans-serif;color-scheme:dark}html:lang(ar){line-height:1.8}body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--text)}main{max-inline-size:34rem;text-align:center}.name{color:var(--accent);font-weight:800;margin:0}h1{font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.2;margin:.5rem 0 1rem}p{margin:0 0 1rem}.again{color:var(--muted)}a,button{display:inline-block;font:inherit;font-weight:700;padding:.6rem 1.4rem;border:1px solid transparent;border-radius:.75rem;background:var(--accent);color:var(--on-accent);text-decoration:none;cursor:pointer}:focus-visible{outline:3px solid var(--focus);outline-offset:3px}@media print{body{background:none;color:black}}`;
const styleHash = createHash('sha256').update(style).digest('base64');

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The fields of a form that was sent as `application/x-www-form-urlencoded`. */
export const fieldsOf = (body: string): LostForm => [...new URLSearchParams(body)];

const hidden = ([name, value]: readonly [string, string]) =>
  `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`;

/**
 * A page for visitors whose page cannot be made now: it says why in their language, and loads itself again. A form that did not
 * arrive can be sent again from it. It needs no other file.
 */
export function outagePage({ preferences: { language, theme }, reason, form }: Outage): OutagePage {
  const row = getLanguage(language);
  const { tag, dir } = row;
  const t = translatorOf(row);
  const seconds = RETRY_SECONDS + Math.floor(Math.random() * RETRY_SPREAD);
  const direction = theme.direction === 'auto' ? dir : theme.direction;
  const title = reason === 'away' ? t('awayTitle') : t('crowdedTitle');
  const text = reason === 'away' ? t('awayText') : t('crowdedText');
  // Without an address a link and a form lead to the page itself.
  const next = !form
    ? `<p class="again">${t('again', { count: seconds })}</p><a href="">${t('retry')}</a>`
    : form === 'files'
      ? `<p>${t('formBack')}</p>`
      : `<p>${t('formText')}</p><form method="post">${form.map(hidden).join('')}<button>${t('formSend')}</button></form>`;
  const refresh = form ? '' : `<meta http-equiv="refresh" content="${seconds}">`;
  return {
    html: `<!DOCTYPE html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${refresh}<title>${title} · ${t('name')}</title><style>${style}</style></head><body data-scheme="${theme.scheme}"><main><p class="name">${t('name')}</p><h1>${title}</h1><p>${text}</p>${next}</main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(seconds),
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    },
  };
}
