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

const stored = deviceText('drafts');

function readAll(): DeviceCopy[] {
  try {
    const copies: unknown = JSON.parse(stored.read() ?? '[]');
    const oldest = Date.now() - MAX_AGE * DAY;
    return Array.isArray(copies) ? (copies as DeviceCopy[]).filter(({ at }) => Date.parse(at) > oldest) : [];
  } catch {
    return [];
  }
}

const isOf = (a: DeviceCopy, b: Omit<DeviceCopy, 'draft' | 'revision' | 'at'>) =>
  a.tab === b.tab && a.post === b.post && a.language === b.language && a.member === b.member;

/** Keeps a copy in place of the tab's last one of the same text. False where the device stores nothing. */
export function keepCopy(copy: DeviceCopy): boolean {
  const others = readAll().filter((other) => !isOf(other, copy));
  return stored.write(JSON.stringify([copy, ...others].slice(0, MAX_COPIES)));
}

export function dropCopy(copy: Omit<DeviceCopy, 'draft' | 'revision' | 'at'>): void {
  const all = readAll();
  const others = all.filter((other) => !isOf(other, copy));
  if (others.length < all.length) stored.write(others.length > 0 ? JSON.stringify(others) : null);
}

/** Copies of a text that other tabs left behind, the newest first. */
export const copiesOf = (member: string, { post, language }: TextId, tab: string): DeviceCopy[] =>
  readAll()
    .filter((copy) => copy.member === member && copy.post === post && copy.language === language && copy.tab !== tab)
    .toSorted((a, b) => b.at.localeCompare(a.at));
