import { deviceText } from '@sahra/shared/privacy/device-text';
import type { Draft, TextId } from './draft.ts';

/** A text that could not be saved yet, as one tab of this browser has it. */
export interface DeviceCopy extends TextId {
  /** Who wrote it: others who use this browser do not see it. */
  member: string;
  tab: string;
  /** The revision on top of which it was written. */
  revision: number;
  /** An ISO time. */
  at: string;
  draft: Draft;
}

/** Days after which a copy that nobody came back to is forgotten. */
const MAX_AGE = 30;
const MAX_COPIES = 20;
const DAY = 24 * 60 * 60 * 1000;

export const storedCopies = deviceText('drafts');

function copiesIn(text: string | null): DeviceCopy[] {
  try {
    const copies: unknown = JSON.parse(text ?? '[]');
    const oldest = Date.now() - MAX_AGE * DAY;
    return Array.isArray(copies) ? (copies as DeviceCopy[]).filter(({ at }) => Date.parse(at) > oldest) : [];
  } catch {
    return [];
  }
}

const readAll = () => copiesIn(storedCopies.read());

const isOf = (a: DeviceCopy, b: Omit<DeviceCopy, 'draft' | 'revision' | 'at'>) =>
  a.tab === b.tab && a.post === b.post && a.language === b.language && a.member === b.member;

/** Keeps a copy in place of the tab's last one of the same text. False where the device stores nothing. */
export function keepCopy(copy: DeviceCopy): boolean {
  const others = readAll().filter((other) => !isOf(other, copy));
  return storedCopies.write(JSON.stringify([copy, ...others].slice(0, MAX_COPIES)));
}

export function dropCopy(copy: Omit<DeviceCopy, 'draft' | 'revision' | 'at'>): void {
  const all = readAll();
  const others = all.filter((other) => !isOf(other, copy));
  if (others.length < all.length) storedCopies.write(others.length > 0 ? JSON.stringify(others) : null);
}

/** Of what the device stores, the copies of a text that a member's other tabs left behind before some time, the newest first. */
export const leftCopies = (
  text: string | null,
  member: string,
  { post, language }: TextId,
  before: number,
): DeviceCopy[] =>
  copiesIn(text)
    .filter((copy) => copy.member === member && copy.post === post && copy.language === language)
    .filter(({ at }) => Date.parse(at) < before)
    .toSorted((a, b) => b.at.localeCompare(a.at));
