import { Link, paths } from '@sahra/shared/facade';
import { useIsOpen } from '../../../routing/site-pages.ts';

/** Pages that a message may name, as `<contact>label</contact>`. */
const targets: Readonly<Record<string, string>> = {
  contact: paths.contactUs.href(),
  faq: paths.faq.href(),
  newsletter: paths.newsletter.href(),
  pricing: paths.pricing.href(),
  privacy: paths.privacyPolicy.href(),
  shop: paths.shop.href(),
};
const named = /<(\w+)>(.*?)<\/\1>/g;

/** A message without its tags. */
export const plainText = (text: string) => text.replace(named, '$2');

/** A message that links some of its parts to pages of the site, as far as they are open. */
export function LinkedText({ text }: { text: string }) {
  const isOpen = useIsOpen();
  let from = 0;
  const parts = [...text.matchAll(named)].flatMap(({ 0: all, 1: name = '', 2: label = '', index }) => {
    const before = text.slice(from, index);
    from = index + all.length;
    const to = targets[name];
    return [
      before,
      to && isOpen(to) ? (
        <Link key={index} to={to}>
          {label}
        </Link>
      ) : (
        label
      ),
    ];
  });
  return [...parts, text.slice(from)];
}
