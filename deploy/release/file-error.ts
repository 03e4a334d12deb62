import { TransientRefusal } from './registry-changes.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'a file is larger than this process may write',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
};

/** A place cannot be written, for a reason that lies in the place. */
export class UnwritablePlace extends TransientRefusal {}

/** An error of the file system with a readable message, where the publisher can do something about it. */
export function readableError(error: unknown, place: string): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new UnwritablePlace(`${place}: ${reason}`) : error;
}
