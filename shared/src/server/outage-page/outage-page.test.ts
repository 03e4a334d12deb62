import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { schemes } from '../../theme/choices.ts';
import { preferencesOf } from '../visitor-preferences.ts';
import { outageColors } from '../../theme/outage-colors.ts';
import { fieldsOf, outagePage } from './outage-page.ts';

const askedFrom = (address: string, cookies?: string) =>
  preferencesOf(new URL(address, 'http://site.invalid'), cookies);

describe.each(languages)('In $name', ({ code, tag, dir }) => {
  it.each(['away', 'crowded'] as const)(
    'a visitor reads why the page is not there (%s), and it is tried again',
    (reason) => {
      const { html, headers } = outagePage({ preferences: askedFrom(`/?lang=${code}`), reason });
      expect(html).toContain(`<html lang="${tag}" dir="${dir}">`);
      expect(html).toMatch(/<h1>[^<]{8,}<\/h1><p>[^<]{20,}<\/p>/);
      // No message is missing, and no variable is left open.
      expect(html).not.toMatch(/<(title|h1|p|a)[^>]*><|\{\{/);
      expect(html).toContain(`<meta http-equiv="refresh" content="${headers['retry-after']}">`);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
    },
  );
});

it('Visitors get it in the direction and scheme that they have chosen', () => {
  const preferences = askedFrom('/', 'lang=ar; scheme=hulu; direction=ltr');
  const { html } = outagePage({ preferences, reason: 'away' });
  expect(html).toContain('<html lang="ar" dir="ltr">');
  expect(html).toContain('<body data-scheme="hulu">');
});

it('A form that did not arrive waits in the page, which does not load itself again', () => {
  const form = fieldsOf('email=amira%40example.org&message=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  const { html } = outagePage({ preferences: askedFrom('/'), reason: 'away', form });
  expect(html).toContain('<input type="hidden" name="email" value="amira@example.org">');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toMatch(/<script|http-equiv="refresh"/);
});

it('Its style is the only thing that its policy allows', () => {
  const { html, headers } = outagePage({ preferences: askedFrom('/'), reason: 'away' });
  const style = /<style>([^<]+)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
});

it('It has the colors of the site', () => {
  const sheet = readFileSync(new URL('../../../../host/src/theme/_schemes.scss', import.meta.url), 'utf8');
  for (const scheme of schemes) {
    const block = new RegExp(`^  ${scheme}: \\(([^)]*)\\)`, 'm').exec(sheet)?.[1] ?? '';
    for (const [name, color] of Object.entries(outageColors[scheme])) expect(block).toContain(`    ${name}: ${color},`);
  }
});
