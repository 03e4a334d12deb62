import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import { expect, it } from 'vitest';
import { forwardedIdentity } from '../rendering/visitor-calls.ts';
import { isFramable, withoutCookies } from './framed-request.ts';
import { securityHeaders } from './security-headers.ts';

const page = (path: string, more: { isFramable?: true } = {}) =>
  ({ id: path, path, layout: 'bare', titleKey: 'x', chunk: 'x', ...more }) as const;
const pages = [page('/embed/:episodeId', { isFramable: true }), page('/account'), page('/shows-details/:programId')];

it.each([
  ['/embed/343', true],
  ['/EMBED/343/', true],
  ['/embed', false],
  ['/embed/343/account', false],
  ['/account', false],
  ['/shows-details/embed', false],
  ['/embed/%2e%2e/account', false],
])('Another site may show %s in a frame: %s', (path, expected) => {
  expect(isFramable(pages, path)).toBe(expected);
});

it('A framable page differs in who may show it in a frame, and in nothing else', () => {
  const scripts = { nonce: 'n', scriptHashes: ["'sha256-x'"] };
  const [{ 'x-frame-options': denied, ...own }, framable] = [securityHeaders(scripts), securityHeaders(scripts, true)];
  expect(denied).toBe('DENY');
  expect(framable).toEqual({
    ...own,
    'content-security-policy': own['content-security-policy']?.replace("frame-ancestors 'none'", 'frame-ancestors *'),
  });
  expect(framable['content-security-policy']).not.toBe(own['content-security-policy']);
});

it('Nothing of a member goes into a framed page, though their browser sends their session', () => {
  const request = { ip: '203.0.113.7', headers: { cookie: 'sahra.session=secret', 'user-agent': 'Browser' } };
  const names = sessionCookieNames('http://sahra.test');
  expect(forwardedIdentity(request, names).cookie).toContain('secret');
  expect(forwardedIdentity(withoutCookies(request), names)).toEqual({
    cookie: '',
    forwardedFor: '203.0.113.7',
    userAgent: 'Browser',
  });
});
