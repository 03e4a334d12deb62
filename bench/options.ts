import { parseArgs } from 'node:util';
import { z } from 'zod';

const parts = ['pages', 'navigation', 'playing', 'scrolling'] as const;
/** What is measured; all of it unless one is named. */
export type Part = (typeof parts)[number];

export const protocols = ['1.1', '2'] as const;
/** Versions of HTTP. */
export type Protocol = (typeof protocols)[number];

const optionsSchema = z.object({
  runs: z
    .string()
    .regex(/^([1-9]|[1-4]\d|50)$/, 'is a whole number from 1 to 50')
    .transform(Number),
  pages: z
    .string()
    .transform((text) => text.split(',').map((page) => page.trim()))
    .pipe(z.array(z.string().startsWith('/', 'is a list of paths such as /,/shop')).min(1)),
  http: z.enum(protocols, { error: `is one of ${protocols.join(', ')}` }),
  only: z.enum(parts, { error: `is one of ${parts.join(', ')}` }).optional(),
});
export type BenchOptions = z.infer<typeof optionsSchema>;

/** Reads the arguments of the command; throws a sentence where one is not usable. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '/,/shows-details/120,/shop,/login' },
      http: { type: 'string', default: '1.1' },
      only: { type: 'string' },
    },
  });
  const parsed = optionsSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `--${path[0]?.toString()}: ${message}`).join('\n'));
}
