import { z } from 'zod';
import type { MenuItem } from './menus.ts';

/** Characters that a label may hold; more would push the others out of the header. */
export const MAX_LABEL = 32;

const name = z.string().regex(/^[a-z][a-z-]{0,29}$/, 'must be a name');

/** One line of text, and nothing that turns the text after it round or looks like markup. */
const label = z
  .string()
  .trim()
  .min(1)
  .max(MAX_LABEL)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069<>{}]+$/u, 'must be plain text');

/** A place in a menu, as `remote.json` has it. */
export const menuItemSchema: z.ZodType<MenuItem> = z.object({
  menu: name,
  label: z.object({ ar: label, en: label, de: label, fr: label, gr: label }),
  order: z.int().min(-1000).max(1000),
  icon: name.optional(),
  permission: name.optional(),
  query: z
    .record(name, z.string().max(40))
    .refine((query) => Object.keys(query).length <= 4, 'must have no more than 4 names')
    .optional(),
  leadsBack: z.boolean().optional(),
});
