import { formatNumber, getLanguage, useLanguage, useTranslation } from '@sahra/shared/facade';
import styles from './letters.module.css';
import type { Letter } from './load-letters.ts';

/** How many read each language, and how many posts are in it. */
export function LetterAudience({ audience }: Pick<Letter, 'audience'>) {
  const { t } = useTranslation('letters');
  const { code } = useLanguage();
  const number = (count: number) => formatNumber(count, code);
  return (
    <table className={styles.audience}>
      <thead>
        <tr>
          <th scope="col">{t('audience.language')}</th>
          <th scope="col">{t('audience.readers')}</th>
          <th scope="col">{t('audience.own')}</th>
          <th scope="col">{t('audience.other')}</th>
        </tr>
      </thead>
      <tbody>
        {audience.map(({ language, subscribers, own, other }) => (
          <tr key={language}>
            <th scope="row">
              <bdi lang={getLanguage(language).tag}>{getLanguage(language).name}</bdi>
            </th>
            <td>{number(subscribers)}</td>
            <td>{number(own)}</td>
            <td>{number(other)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
