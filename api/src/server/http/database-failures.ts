import { ApiFailure } from './api-failure.ts';
import { signInRequired } from '../../auth/auth-failure.ts';

const isAwayByCode = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);
/** A disk or its quota is full: of the database, of a folder with pictures. */
const isFullByCode = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Seconds: somebody has to make room first. */
const ROOM_SECONDS = 60;
const isAwayByMessage =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/;

const unavailable = () =>
  new ApiFailure(503, { code: 'unavailable', message: 'The service is busy or starting; try again in a moment' });
const noRoom = () =>
  new ApiFailure(
    503,
    { code: 'unavailable', message: 'Nothing can be stored just now; try again in a minute' },
    ROOM_SECONDS,
  );

/** An error and what caused it; drivers wrap theirs. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);
const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Wrote for a member whose account was deleted at the same moment: nobody is signed in any more. */
const isOfDeletedMember = (error: Error): boolean =>
  codeOf(error) === '23503' &&
  'constraint' in error &&
  typeof error.constraint === 'string' &&
  error.constraint.endsWith('_members_id_fk');

/** The answer to what a store (the database, a folder) has failed with for no fault of ours; undefined where it is another error. */
export function failureOfDatabase(error: unknown): ApiFailure | undefined {
  const chain = chainOf(error);
  if (chain.some((link) => isFullByCode.has(codeOf(link)))) return noRoom();
  if (chain.some((link) => isAwayByCode.has(codeOf(link)) || isAwayByMessage.test(link.message))) return unavailable();
  return chain.some(isOfDeletedMember) ? signInRequired() : undefined;
}
