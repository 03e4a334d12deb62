import { useState } from 'react';
import { useApp, type AppInstance } from '@sahra/shared/facade';
import { createStore } from '@sahra/shared/host-runtime';
import type { CategoryTreeSource, TreeState } from './category-tree-source.ts';

const ALL = { pageSize: 60 };

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
      // After the next paint: what was touched is on the screen first.
      requestAnimationFrame(() => setTimeout(() => void readCategories()));
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
