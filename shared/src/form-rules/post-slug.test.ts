import { expect, it } from 'vitest';
import { postSlugSchema } from '../schemas/blog.ts';
import { slugOfTitle } from './post-slug.ts';

it.each([
  ['A Lamp, and What It Took', 'a-lamp-and-what-it-took'],
  ['  Don’t — stop!  ', 'dont-stop'],
  ['Éclair d’été: 3½ minutes', 'éclair-dété-3½-minutes'],
  ['Große Türme', 'große-türme'],
  ['مساءُ الخيـر يا قاهرة', 'مساء-الخير-يا-قاهرة'],
  ['Ταξίδι ΣΤΗΝ Αθήνα', 'ταξίδι-στην-αθήνα'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['✦ ✦ ✦', ''],
  ['\u0301\u0301', ''],
  [`${'very '.repeat(40)}long`, 'very-'.repeat(20).slice(0, -1)],
  ['x'.repeat(160), 'x'.repeat(100)],
])('%s: %s', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
  if (slug) expect(postSlugSchema.parse(slug)).toBe(slug);
});
