import {
  findLanguage,
  loadForMember,
  type EditedPost,
  type LanguageCode,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';

/** The language that the address names. */
export function languageOfPage({ params }: Pick<LoaderFunctionArgs, 'params'>): LanguageCode {
  const language = findLanguage(params.language);
  if (!language || language.code !== params.language) throw notFound();
  return language.code;
}

type Named = { id: number; name: string };

/** Names of what a post is about; what is gone has none, and is left out when the settings are saved. */
async function loadNamed(
  args: LoaderFunctionArgs,
  { programIds, productIds }: EditedPost,
): Promise<Record<'programs' | 'products', Named[]>> {
  const queryOf = (ids: readonly number[]) => ({ query: { ids: ids.join(','), pageSize: Math.max(ids.length, 1) } });
  const [programs, products] = await Promise.all([
    programIds.length > 0 ? loadForMember(args, '/programs', queryOf(programIds)) : { items: [] },
    productIds.length > 0 ? loadForMember(args, '/products', queryOf(productIds)) : { items: [] },
  ]);
  return {
    programs: programs.items.map(({ id, title }) => ({ id, name: title })),
    products: products.items.map(({ id, name }) => ({ id, name })),
  };
}

/** All that the page needs on which a text is written. */
export async function loadWriting(args: LoaderFunctionArgs) {
  const language = languageOfPage(args);
  const [post, choices] = await Promise.all([
    loadForMember(args, '/editing/posts/{id}', { params: { id: args.params.id ?? '' } }),
    loadForMember(args, '/editing/choices'),
  ]);
  const asked = findLanguage(new URL(args.request.url).searchParams.get('beside'))?.code;
  const beside = post.translations.find((text) => text.language === asked && text.language !== language);
  return { post, choices, language, beside: beside ?? null, named: await loadNamed(args, post) };
}
export type LoadedWriting = Awaited<ReturnType<typeof loadWriting>>;
