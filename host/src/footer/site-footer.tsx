import { use } from 'react';
import { near } from '@sahra/shared/facade';
import { BackToTop } from './back-to-top.tsx';
import type { FooterProps, FooterVariant } from './footer-section.tsx';
import styles from './site-footer.module.css';
import { SocialContext } from './social-context.ts';

const Footer = near<FooterProps>(() => import('./footer-section.tsx'), undefined, {
  className: styles.far,
  isLasting: true,
});

/** Foot of every page. It is below the fold of nearly all: what it does comes when the visitor is near. */
export function SiteFooter({ variant }: { variant: FooterVariant }) {
  return (
    <>
      <BackToTop />
      <Footer variant={variant} socialLinks={use(SocialContext)} />
    </>
  );
}
