import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseSettings, StartError } from './settings.ts';

const schema = z.object({ PORT: z.coerce.number().int().default(4000), SITE: z.url('must be an address').optional() });

it('What is empty is not set, and what nobody asks for is left alone', () => {
  expect(parseSettings(schema, { PORT: '', SITE: '', PATH: '/bin' })).toEqual({ PORT: 4000 });
});

it('Every value that cannot be used is named, with the reason', () => {
  const read = () => parseSettings(schema, { PORT: 'many', SITE: 'sahra' });
  expect(read).toThrow(StartError);
  expect(read).toThrow(/^A setting cannot be used\. PORT: .+; SITE: must be an address$/);
});
