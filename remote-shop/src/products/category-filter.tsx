import { ChoiceLinks, paths, useTranslation, type ProductCategory, type ProductSort } from '@sahra/shared/facade';

interface CategoryFilterProps {
  categories: ProductCategory[];
  category: ProductCategory | null;
  sort: ProductSort;
}

/** The kinds of things in the shop; the chosen order stays. */
export function CategoryFilter({ categories, category, sort }: CategoryFilterProps) {
  const { t } = useTranslation('shop');
  const order = sort === 'default' ? {} : { sort };
  const choices = [
    { href: paths.shop.href(order), label: t('products.allCategories'), isChosen: category === null },
    ...categories.map(({ slug, name }) => ({
      href: paths.shop.href({ category: slug, ...order }),
      label: name,
      isChosen: category?.slug === slug,
    })),
  ];
  return <ChoiceLinks label={t('products.categories')} choices={choices} />;
}
