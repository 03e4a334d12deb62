import type { ComponentProps } from 'react';
import ContributionsSection from './contributions-section.tsx';
import { photoParts } from './photos/photo-parts.ts';
import { PhotoPartsContext } from './photos/photo-parts-context.ts';

/** Reviews of a product, with photos. */
export default function ProductReviewsSection(props: ComponentProps<typeof ContributionsSection>) {
  return (
    <PhotoPartsContext value={photoParts}>
      <ContributionsSection {...props} />
    </PhotoPartsContext>
  );
}
