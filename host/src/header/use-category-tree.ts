import { useState } from 'react';
import { useApp, type AppInstance, type Category, type Page, type ProgramCard } from '@sahra/shared/facade';
import { createStore, type Lookup, type StoreApi } from '@sahra/shared/host-runtime';
import { afterPaint } from '../after-paint.ts';
import type { CategoryList } from './category-list.tsx';

const ALL = { pageSize: 60 };

interface TreeState {
  /** What is to be shown, and what shows it. */
  categories: Lookup<{ items: Category[]; CategoryList: typeof CategoryList }>;
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

function createCategoryTree({ api }: AppInstance): CategoryTreeSource {
  const store = createStore<TreeState>(() => ({
    categories: { state: 'idle' },
    openId: undefined,
    programs: { state: 'idle' },
  }));
  let reading = new AbortController();

  async function readCategories() {
    try {
      const [{ items }, { CategoryList }] = await Promise.all([
        api.get('/categories', { query: ALL }),
        import('./category-list.tsx'),
      ]);
      store.setState({ categories: { state: 'done', result: { items, CategoryList } } });
    } catch (error) {
      store.setState({ categories: { state: 'failed', error } });
    }
  }

  async function readPrograms(categoryId: number) {
    reading.abort();
    const { signal } = (reading = new AbortController());
    store.setState({ programs: { state: 'loading' } });
    try {
      const params = { categoryId };
      const result = await api.get('/categories/{categoryId}/programs', { params, query: ALL, signal });
      if (!signal.aborted) store.setState({ programs: { state: 'done', result } });
    } catch (error) {
      if (!signal.aborted) store.setState({ programs: { state: 'failed', error } });
    }
  }

  return {
    store,
    load() {
      const { state } = store.getState().categories;
      if (state !== 'idle' && state !== 'failed') return;
      store.setState({ categories: { state: 'loading' } });
      // What was touched is on the screen first.
      afterPaint(() => void readCategories());
    },
    toggle(categoryId) {
      const isClosing = categoryId === store.getState().openId;
      reading.abort();
      store.setState({ openId: isClosing ? undefined : categoryId, programs: { state: 'idle' } });
      if (!isClosing) void readPrograms(categoryId);
    },
    retryPrograms() {
      const { openId } = store.getState();
      if (openId !== undefined) void readPrograms(openId);
    },
  };
}

/** The categories of the header. */
export function useCategoryTree(): CategoryTreeSource {
  const app = useApp();
  const [tree] = useState(() => createCategoryTree(app));
  return tree;
}
