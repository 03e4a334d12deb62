import { useTranslation } from '@sahra/shared/facade';
import list from '../header/link-list.module.css';

const names: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'mastodon.social': 'Mastodon',
  't.me': 'Telegram',
  'tiktok.com': 'TikTok',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** What people call a network; its host where we do not know. */
function nameOf(link: string): string {
  const host = new URL(link).hostname.replace(/^(www|m)\./, '');
  return names[host] ?? host;
}

/** Sahra on other networks; nothing where it is on none. */
export function SocialLinks({ links }: { links: readonly string[] }) {
  const { t } = useTranslation('host');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('footer.social')}>
      <ul className={list.row}>
        {links.map((link) => (
          <li key={link}>
            <a href={link} rel="me noopener" className={list.link} dir="ltr">
              {nameOf(link)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
