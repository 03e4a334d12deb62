import type { ComponentType } from 'react';
import type { Category, Page, ProgramCard } from '@sahra/shared/facade';
import type { Lookup, StoreApi } from '@sahra/shared/host-runtime';

/** `wide`: the programs stand beside the categories; `narrow`: below the one they belong to. */
export type TreeShape = 'wide' | 'narrow';

export interface CategoryListProps {
  categories: readonly Category[];
  tree: CategoryTreeSource;
  shape: TreeShape;
}

export interface TreeState {
  /** What is to be shown, and what shows it. */
  categories: Lookup<{ items: Category[]; CategoryList: ComponentType<CategoryListProps> }>;
  openId: number | undefined;
  /** Programs of the opened category. */
  programs: Lookup<Page<ProgramCard>>;
}

/** Categories and the programs of one of them, each read when it is opened. A store, so that nothing else of the header is drawn again. */
export interface CategoryTreeSource {
  store: StoreApi<TreeState>;
  /** Reads the categories, where that has not been done. */
  load: () => void;
  /** Opens a category and reads its programs; again: closes it. */
  toggle: (categoryId: number) => void;
  retryPrograms: () => void;
}
