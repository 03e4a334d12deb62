import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses, as a link carries them. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: a reader of the table cannot make a link of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
