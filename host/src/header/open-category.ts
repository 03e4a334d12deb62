import type { Page, ProgramCard } from '@sahra/shared/facade';
import type { Lookup } from '@sahra/shared/host-runtime';

/** Which category of the tree is open, and what is in it. */
export interface OpenCategory {
  openId: number | undefined;
  /** Programs of the opened category. */
  programs: Lookup<Page<ProgramCard>>;
  /** Opens a category and reads its programs; again: closes it. */
  toggle: (categoryId: number) => void;
  retryPrograms: () => void;
}
