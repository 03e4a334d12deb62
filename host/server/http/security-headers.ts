import { randomBytes } from 'node:crypto';

/** In place of a nonce in kept pages; the real one is put in when a page is sent. */
export const nonceMark = randomBytes(16).toString('hex');
export function withNonce(html: Uint8Array, nonce: string): Buffer {
  const page = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(nonceMark); at !== -1; at = page.indexOf(nonceMark, from)) {
    parts.push(page.subarray(from, at), Buffer.from(nonce));
    from = at + nonceMark.length;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}

/** Content-Security-Policy of a page: scripts by nonce or from this site, nothing inline, nothing from elsewhere. */
const contentSecurityPolicy = (nonce: string, isFramable: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramable ? '*' : "'none'"}`,
  ].join('; ');

/** What the player needs is allowed to this site; what no page uses is off, for remotes too. */
const used = ['autoplay', 'fullscreen', 'picture-in-picture', 'screen-wake-lock'];
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of a page; one that is framable differs in nothing but who may show it in a frame. */
export const securityHeaders = (nonce: string, isFramable = false): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(nonce, isFramable),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...used.map((name) => `${name}=(self)`), ...unused.map((name) => `${name}=()`)].join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(!isFramable && { 'x-frame-options': 'DENY' }),
});
