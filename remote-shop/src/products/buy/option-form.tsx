import { Button, Form, useTranslation, type ProductDetail } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { OptionGroup } from './option-group.tsx';
import type { Variant } from './product-choice.ts';

interface OptionFormProps {
  product: Pick<ProductDetail, 'slug' | 'variants'>;
  chosen: Variant;
}

/** Color and size: the address says which. Without scripts a button asks for it. */
export function OptionForm({ product, chosen }: OptionFormProps) {
  const { t } = useTranslation('buy');
  if (product.variants.length < 2) return null;
  return (
    <Form action={paths.product.href(product.slug)} aria-label={t('options.label')}>
      <OptionGroup option="color" variants={product.variants} chosen={chosen} />
      <OptionGroup option="size" variants={product.variants} chosen={chosen} />
      <noscript>
        <Button type="submit" variant="quiet">
          {t('options.apply')}
        </Button>
      </noscript>
    </Form>
  );
}
