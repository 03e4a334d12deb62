import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import styles from './legal.module.css';

const yearly = { value: 1, unit: 'year' } as const;
/** Every cookie that the site sets for a visitor. */
const cookies = [
  { name: 'lang', ...yearly },
  { name: 'scheme', ...yearly },
  { name: 'direction', ...yearly },
  { name: 'bucket', value: 30, unit: 'day' },
] as const;

/** What each cookie is for, and how long it stays. */
export function CookieTable() {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
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
        {cookies.map(({ name, value, unit }) => (
          <tr key={name}>
            <th scope="row">
              <code dir="ltr">{name}</code>
            </th>
            <td>{t(`privacyPolicy.cookies.${name}`)}</td>
            <td>{formatNumber(value, code, { style: 'unit', unit, unitDisplay: 'long' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
