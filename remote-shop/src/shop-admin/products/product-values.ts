import { BadRequestError } from '@sahra/shared/facade';
import { minorOf, wholeOf } from './typed-price.ts';

/** The languages of a product's texts, Arabic first. */
export const textLanguages = ['ar', 'en', 'de', 'fr', 'gr'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** What a shop's prices are in, before anything is said. */
export const DEFAULT_CURRENCY = 'EGP';

const textNames = textLanguages.flatMap((code) => [`name_${code}`, `description_${code}`]);
export const productFields = ['revision', 'sku', ...textNames, 'category', 'taxClass', 'program', 'weight', 'file'];
export const variantFields = ['revision', 'currency', 'sku', 'color', 'size', 'price', 'compareAtPrice', 'weight'];

const TAG = 'tag_';
export const tagField = (slug: string) => `${TAG}${slug}`;

type Values = Readonly<Record<string, string>>;

const textsOf = (values: Values, name: string) => {
  const of = (code: TextLanguage) => values[`${name}_${code}`] ?? '';
  return { ar: of('ar'), en: of('en'), de: of('de'), fr: of('fr'), gr: of('gr') };
};
const taxClasses = ['standard', 'reduced', 'zero'] as const;

/** What a form of a product says, as the api takes it. */
export const productOf = (values: Values) => ({
  sku: values.sku ?? '',
  name: textsOf(values, 'name'),
  description: textsOf(values, 'description'),
  category: values.category ?? '',
  tags: Object.keys(values).flatMap((name) => (name.startsWith(TAG) && values[name] ? [name.slice(TAG.length)] : [])),
  taxClass: taxClasses.find((known) => known === values.taxClass) ?? 'standard',
  program: values.program?.trim() || null,
  weightGrams: wholeOf(values.weight ?? ''),
  file: values.file || null,
});

/** The price of a form, and what it was before a reduction. */
export function pricesOf({ currency = '', price = '', compareAtPrice = '' }: Values) {
  const unit = currency || DEFAULT_CURRENCY;
  return {
    price: minorOf(price, unit),
    compareAtPrice: compareAtPrice.trim() ? minorOf(compareAtPrice, unit) : null,
  };
}

/** What a form of a variant says, as the api takes it. */
export const variantOf = (values: Values) => ({
  ...{ revision: values.revision ?? '', sku: values.sku ?? '', color: values.color ?? '', size: values.size ?? '' },
  ...pricesOf(values),
  weightGrams: wholeOf(values.weight ?? ''),
});

/** The names of the ticked tags of a form: which tags there are is the api's. */
export async function tagFieldsOf(request: Request): Promise<string[]> {
  const form = await request.clone().formData();
  return [...new Set(form.keys())].filter((name) => /^tag_[a-z0-9-]{1,80}$/.test(name));
}

const fieldOf = (name: string) => (name === 'weightGrams' ? 'weight' : name.replace('.', '_'));

/** Says what the api refused by the names of the form's fields. */
export async function withFormFields<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error;
    const fields = Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [fieldOf(name), text]));
    throw new BadRequestError(error.message, error.status, { code: error.code, fields }, error.retryAfter);
  }
}
