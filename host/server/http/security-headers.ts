/** By what inline scripts of a page are known: the hashes of its own, and the nonce of what the site adds while it runs. */
interface InlineScripts {
  nonce: string;
  scriptHashes: readonly string[];
}

/** Content-Security-Policy of a page: scripts from this site, inline those that were written here, nothing from elsewhere. */
const contentSecurityPolicy = ({ nonce, scriptHashes }: InlineScripts, isFramable: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' ${[...scriptHashes, `'nonce-${nonce}'`].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramable ? '*' : "'none'"}`,
  ].join('; ');

/** What the player and passkeys need is allowed to this site; what no page uses is off, for remotes too. */
const used = [
  'autoplay',
  'fullscreen',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
];
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
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of a page; one that is framable differs in nothing but who may show it in a frame. */
export const securityHeaders = (scripts: InlineScripts, isFramable = false): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(scripts, isFramable),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...used.map((name) => `${name}=(self)`), ...unused.map((name) => `${name}=()`)].join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(!isFramable && { 'x-frame-options': 'DENY' }),
});
