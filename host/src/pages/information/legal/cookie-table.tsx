import { formatNumber, useApp, useLanguage, useTranslation } from '@sahra/shared/facade';
import { type CookieId, cookies } from '@sahra/shared/privacy/cookies';
import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import { PolicyTable } from './policy-table.tsx';

const rows: readonly { id: CookieId; days?: number }[] = (Object.keys(cookies) as CookieId[]).map((id) => ({
  id,
  ...cookies[id],
}));

/** What each cookie is for, and how long it stays; those of a session have names of their own where the site is reached by TLS. */
export function CookieTable() {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  const names = sessionCookieNames(useApp().origin);
  const nameOf = (id: CookieId) =>
    id === 'session' || id === 'endsWithBrowser' || id === 'device' || id === 'guest' || id === 'shopper'
      ? names[id]
      : id === 'version'
        ? `${cookies[id].name}…`
        : cookies[id].name;
  const lifetimeOf = (days: number | undefined) => {
    if (!days) return t('privacyPolicy.cookies.untilClosed');
    const [value, unit] = days === 365 ? [1, 'year'] : [days, 'day'];
    return formatNumber(value, code, { style: 'unit', unit, unitDisplay: 'long' });
  };
  return (
    <PolicyTable
      head={[t('privacyPolicy.cookies.name'), t('privacyPolicy.cookies.purpose'), t('privacyPolicy.cookies.lifetime')]}
      rows={rows.map(({ id, days }) => ({
        name: nameOf(id),
        text: t(`privacyPolicy.cookies.${id === 'language' ? 'lang' : id}`),
        lifetime: lifetimeOf(days),
      }))}
    />
  );
}
