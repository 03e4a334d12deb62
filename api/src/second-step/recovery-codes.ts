import { randomInt } from 'node:crypto';
import { hashToken } from '../newsletter/token.ts';

/** Codes of one sheet. */
const CODES = 8;
/** Without letters and digits that look alike on paper. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Of 31 letters each: 118 bits, so that a plain hash is enough (ASVS 6.5.2). */
const LENGTH = 24;
const GROUP = 4;

const createCode = () => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('');

/** A new sheet of codes: as they are compared. */
export const createRecoveryCodes = (): string[] => Array.from({ length: CODES }, createCode);

/** As people read and type it: in groups of four. */
export const toReadable = (code: string): string => (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');

/** What is kept of a code. */
export const hashRecoveryCode = (code: string): string => hashToken(`recovery code ${code}`);

/** Is it as long as a recovery code, and no code of an app? */
export const isRecoveryCode = (code: string): boolean => code.length === LENGTH;
