import { z } from 'zod';

/** Letters and digits of a reference: none looks or sounds like another one in the fonts and on the phone. */
export const referenceAlphabet = 'ACDEFGHJKMNPQRTVWXY34679';

/** Answer: how the sender and the owner call the message when they talk of it. */
export const contactReceiptSchema = z.object({
  reference: z.string().regex(new RegExp(`^[${referenceAlphabet}]{8}$`)),
});
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;

/** `Idempotency-Key`: the same key and body again is the same message; a UUID does. */
export const idempotencyKeySchema = z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, - or _');
