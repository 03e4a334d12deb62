import { useState } from 'react';
import { useApp, type Category } from '@sahra/shared/facade';
import { useLookup, type Lookup } from '@sahra/shared/host-runtime';
import type { CategoryList } from './category-list.tsx';
import type { OpenCategory } from './open-category.ts';

const ALL = { pageSize: 60 };

export interface CategoryTreeState extends OpenCategory {
  /** What is to be shown, and what shows it. */
  categories: Lookup<{ items: Category[]; CategoryList: typeof CategoryList }>;
  /** Reads the categories, where that has not been done. */
  load: () => void;
}

/** Categories and the programs of one of them, each read when it is opened. */
export function useCategoryTree(): CategoryTreeState {
  const { api } = useApp();
  const [openId, setOpenId] = useState<number>();
  const categories = useLookup(async (signal) => {
    const [{ items }, { CategoryList }] = await Promise.all([
      api.get('/categories', { query: ALL, signal }),
      import('./category-list.tsx'),
    ]);
    return { items, CategoryList };
  });
  const programs = useLookup((signal, id: number) =>
    api.get('/categories/{categoryId}/programs', { params: { categoryId: id }, query: ALL, signal }),
  );
  return {
    categories: categories.lookup,
    programs: programs.lookup,
    openId,
    load() {
      if (categories.lookup.state === 'idle' || categories.lookup.state === 'failed') void categories.run();
    },
    toggle(categoryId) {
      programs.reset();
      setOpenId(categoryId === openId ? undefined : categoryId);
      if (categoryId !== openId) void programs.run(categoryId);
    },
    retryPrograms() {
      if (openId !== undefined) void programs.run(openId);
    },
  };
}
