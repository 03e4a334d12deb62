import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostCard, PostDetail } from '@sahra/shared/schemas/blog';
import type { Category, Episode, Person, PersonCard, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import type { Tag } from '@sahra/shared/schemas/program-lists';
import { siteUrl } from './current-site.ts';
import type { Product, ProductDetail } from '@sahra/shared/schemas/shop';

/** What the api says: the truth that pages are compared with. */
export async function ask<T>(path: string, language: LanguageCode = 'ar'): Promise<T> {
  const url = new URL(`${siteUrl()}/api${path}`);
  url.searchParams.set('lang', language);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export async function firstCategory(language?: LanguageCode): Promise<Category> {
  const [category] = (await ask<Page<Category>>('/categories', language)).items;
  if (!category) throw new Error('There is no category');
  return category;
}

export async function firstTag(language?: LanguageCode): Promise<Tag> {
  const [tag] = (await ask<Page<Tag>>('/tags?pageSize=1', language)).items;
  if (!tag) throw new Error('There is no tag');
  return tag;
}

export async function firstProduct(language?: LanguageCode): Promise<ProductDetail> {
  const [product] = (await ask<Page<Product>>('/products?pageSize=1', language)).items;
  if (!product) throw new Error('There is no product');
  return ask<ProductDetail>(`/products/${product.slug}`, language);
}

export async function firstPost(language?: LanguageCode): Promise<PostDetail> {
  const [post] = (await ask<Page<PostCard>>('/posts?pageSize=1', language)).items;
  if (!post) throw new Error('There is no post');
  return ask<PostDetail>(`/posts/${encodeURIComponent(post.slug)}`, language);
}

export async function firstPerson(language?: LanguageCode): Promise<Person> {
  const [person] = (await ask<Page<PersonCard>>('/people?pageSize=1', language)).items;
  if (!person) throw new Error('There is nobody');
  return ask<Person>(`/people/${person.id}`, language);
}

export async function firstProgram(kind: ProgramCard['kind'], language?: LanguageCode): Promise<ProgramCard> {
  const [program] = (await ask<Page<ProgramCard>>(`/programs?kind=${kind}&pageSize=1`, language)).items;
  if (!program) throw new Error(`There is no ${kind}`);
  return program;
}

/** The first episode of the first program of a kind. */
export const firstEpisode = async (kind: ProgramCard['kind'], language?: LanguageCode): Promise<Episode> =>
  ask<Episode>(`/episodes/${(await firstProgram(kind)).firstEpisodeId}`, language);
