import { expect, it } from 'vitest';
import { toInlineJson } from './boot.ts';

it.each(['</script><script>alert(1)</script>', '<!--', 'a\u2028b\u2029c', '"quotes" & \\ back'])(
  'Data with %j can neither end the script element nor change on its way',
  (text) => {
    const json = toInlineJson({ text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
