import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/** Where Linux has files in memory. */
const shared = '/dev/shm';
/** Bytes that must be free for the databases of a run: a container often has 64 MB. */
const ROOM = 6 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    accessSync(shared, constants.W_OK);
    const { bavail, bsize } = statfsSync(shared);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    return false;
  }
}

/**
 * Makes a folder in memory for what tests store durably: there a copy of a database takes a sixth of the time. Where there is no
 * room for it, it is one in `otherwise`. Others may enter it, PostgreSQL among them, which does not run as root.
 */
export function makeMemoryFolder(otherwise: string): string {
  const folder = mkdtempSync(path.join(hasRoom() ? shared : otherwise, 'sahra-data-'));
  chmodSync(folder, 0o711);
  return folder;
}
