import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant } from '@sahra/shared/facade';
import { useIsOpen } from '../../routing/site-pages.ts';

interface WayOnProps {
  variant: ButtonVariant;
  to: string;
  children: ReactNode;
}

/** A way on from a page that could not be shown; nothing where that area is closed too. */
export function WayOn({ variant, to, children }: WayOnProps) {
  return (
    useIsOpen()(to) && (
      <ButtonLink variant={variant} to={to}>
        {children}
      </ButtonLink>
    )
  );
}
