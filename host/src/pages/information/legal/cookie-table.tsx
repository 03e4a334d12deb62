import { formatNumber, useApp, useLanguage, useTranslation } from '@sahra/shared/facade';
import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import styles from './legal.module.css';

const yearly = { value: 1, unit: 'year' } as const;
/** Every cookie that the site sets for a visitor; those of a session have names of their own where the site is reached by TLS. */
const cookies = [
  { name: 'lang', ...yearly },
  { name: 'scheme', ...yearly },
  { name: 'direction', ...yearly },
  { name: 'bucket', value: 30, unit: 'day' },
  { name: 'session', value: 7, unit: 'day' },
  { name: 'endsWithBrowser' },
  { name: 'member', value: 30, unit: 'day' },
] as const;

/** What each cookie is for, and how long it stays. */
export function CookieTable() {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  const ownNames = sessionCookieNames(useApp().origin);
  return (
    <table className={styles.cookies}>
      <thead>
        <tr>
          <th scope="col">{t('privacyPolicy.cookies.name')}</th>
          <th scope="col">{t('privacyPolicy.cookies.purpose')}</th>
          <th scope="col">{t('privacyPolicy.cookies.lifetime')}</th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ name, ...lifetime }) => (
          <tr key={name}>
            <th scope="row">
              <code dir="ltr">{name === 'session' || name === 'endsWithBrowser' ? ownNames[name] : name}</code>
            </th>
            <td>{t(`privacyPolicy.cookies.${name}`)}</td>
            <td>{'unit' in lifetime ? formatNumber(lifetime.value, code, { style: 'unit', unit: lifetime.unit, unitDisplay: 'long' }) : t('privacyPolicy.cookies.untilClosed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
