import { PageLink, useHrefTo } from '@sahra/shared/facade';

/** Pages that a message may name, as `<contact>label</contact>`. */
const targets = {
  contact: 'information.contact-us',
  faq: 'information.faq',
  newsletter: 'information.newsletter',
  pricing: 'account.pricing',
  privacy: 'information.privacy-policy',
  shop: 'shop.products',
} as const;
const isTarget = (name: string): name is keyof typeof targets => Object.hasOwn(targets, name);
const named = /<(\w+)>(.*?)<\/\1>/g;

/** A message without its tags. */
export const plainText = (text: string) => text.replace(named, '$2');

/** A message that links some of its parts to pages of the site, as far as they are open. */
export function LinkedText({ text }: { text: string }) {
  const hrefTo = useHrefTo();
  let from = 0;
  const parts = [...text.matchAll(named)].flatMap(({ 0: all, 1: name = '', 2: label = '', index }) => {
    const before = text.slice(from, index);
    from = index + all.length;
    return [
      before,
      <PageLink key={index} to={isTarget(name) ? hrefTo(targets[name]) : undefined}>
        {label}
      </PageLink>,
    ];
  });
  return [...parts, text.slice(from)];
}
