import { describe, expect, it } from 'vitest';
import { linksIn } from './links-in.ts';

const links = (text: string) => linksIn(text).flatMap((piece) => ('link' in piece ? [piece.link] : []));

describe('addresses in a plain text', () => {
  it('are told apart, and every character stays', () => {
    const text = 'انظر https://example.org/a?b=1 و(http://example.org/wiki/Film_(1971)).\nثم عد.';
    expect(links(text)).toEqual(['https://example.org/a?b=1', 'http://example.org/wiki/Film_(1971)']);
    expect(
      linksIn(text)
        .map((piece) => ('link' in piece ? piece.link : piece.text))
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['https://example.org.', 'https://example.org'],
    ['https://example.org؟', 'https://example.org'],
    ['(https://example.org)', 'https://example.org'],
    ['«https://example.org»', 'https://example.org'],
    ['HTTPS://EXAMPLE.ORG/a', 'HTTPS://EXAMPLE.ORG/a'],
    ['https://example.org/"onclick="x', 'https://example.org/'],
    ['https://example.org/<script>', 'https://example.org/'],
  ])('%s is a link to %s', (text, link) => expect(links(text)).toEqual([link]));

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'java\nscript:alert(1)',
    'https://',
    'https://[',
    'example.org',
    'mailto:a@example.org',
    '//example.org',
    'xhttps://example.org',
  ])('%s is none', (text) => expect(links(text)).toEqual([]));
});
