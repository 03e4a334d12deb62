import type { LoaderFunctionArgs } from 'react-router-dom';
import { languages, loadFromApi } from '@sahra/shared/facade';

/** How much there is in the house. */
export type CatalogStats = Record<'programs' | 'categories' | 'posts' | 'products' | 'languages', number>;

/** Counted by the api; null where it could not say: the page does without. */
export async function loadCatalogStats(args: LoaderFunctionArgs): Promise<CatalogStats | null> {
  const total = async (path: '/programs' | '/categories' | '/posts' | '/products') =>
    (await loadFromApi(args, path, { query: { pageSize: 1 } })).total;
  try {
    const [programs, categories, posts, products] = await Promise.all([
      total('/programs'),
      total('/categories'),
      total('/posts'),
      total('/products'),
    ]);
    return { programs, categories, posts, products, languages: languages.length };
  } catch {
    return null;
  }
}
