import { describe, expect, it } from 'vitest';
import { posts } from '../database/blog-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useImports } from './testing/import-text.ts';
import { wxrEnd, wxrItem, wxrOf, wxrStart } from './testing/wxr.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
const { importText } = useImports(open);

describe('a file that is not what it should be is refused whole, with the reason', () => {
  const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n || ''};`.repeat(10)}">`).join('')}]>`;
  const whole = wxrOf([{ title: 'Never seen' }]);
  it.each<[string, string | Uint8Array, string]>([
    [
      'a billion laughs',
      wxrStart('', `<?xml version="1.0"?>${bomb}`) + wxrItem({ title: '&lol9;' }) + wxrEnd,
      'has a DOCTYPE',
    ],
    [
      'an external entity',
      wxrStart('', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>') + wxrItem({}) + wxrEnd,
      'has a DOCTYPE',
    ],
    [
      'a DOCTYPE elsewhere',
      wxrStart('', '<!DOCTYPE r SYSTEM "http://127.0.0.1/x.dtd">') + wxrItem({}) + wxrEnd,
      'has a DOCTYPE',
    ],
    ['an entity that nobody declared', whole.replace('<wp:status>', '<wp:status>&nbsp;'), 'undefined entity'],
    ['a file that is cut off', whole.slice(0, whole.length * 0.7), 'is no whole XML'],
    ['tags in the wrong order', whole.replace('</item>', '</channel>'), 'is no whole XML'],
    ['another XML', '<?xml version="1.0"?><feed><entry/></feed>', 'no export of WordPress'],
    [
      'an RSS feed',
      '<?xml version="1.0"?><rss><channel><item><title>x</title></item></channel></rss>',
      'says no wp:wxr_version',
    ],
    [
      'Windows-1256',
      Buffer.from([...Buffer.from(whole.slice(0, 300)), 0xc7, 0xe1, 0xd3, ...Buffer.from(whole.slice(300))]),
      'is not UTF-8: byte 0 to',
    ],
    [
      'a declared ISO-8859-6',
      whole.replace('encoding="UTF-8"', 'encoding="ISO-8859-6"'),
      'says that it is in ISO-8859-6',
    ],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(whole, 'utf16le')]), 'in UTF-16'],
    ['a zip', Buffer.from('PK\u0003\u0004 and forty-two petabytes'), 'a zip file: unpack it first'],
    ['a gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 'a gzip file: unpack it first'],
    ['nothing', '', 'is no export'],
    ['a page', '<!doctype html><html><body>Hello</body></html>', 'is no'],
    ['JSON that is cut off', '{"db":[{"data":{"posts":[', 'is no whole JSON'],
    ['JSON of something else', '{"posts":[]}', 'no export of Ghost'],
    ['JSON deeper than any', `{"db":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'no export of Ghost'],
    [
      'a field without an end',
      `${wxrStart()}<item><title>${'x'.repeat(33 * 1024 * 1024)}`,
      'a field of more than 32 MB',
    ],
  ])('%s', async (_case, content, reason) => {
    const before = await database().$count(posts);
    await expect(importText(content)).rejects.toThrow(reason);
    expect(await database().$count(posts)).toBe(before);
  });
});
