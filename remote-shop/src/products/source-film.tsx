import { PageLink, Picture, useHrefTo, useTranslation, type ProgramCard } from '@sahra/shared/facade';
import styles from './source-film.module.css';

/** The film or series that a product comes from; it leads there where streaming is open. */
export function SourceFilm({ program }: { program: ProgramCard }) {
  const { t } = useTranslation('shop');
  const hrefTo = useHrefTo();
  return (
    <PageLink to={hrefTo('streaming.program', { programId: program.id })} className={styles.film}>
      <Picture picture={program.poster} alt="" sizes="64px" className={styles.poster} />
      <span className={styles.text}>
        <span className={styles.kind}>{t(program.kind === 'series' ? 'product.fromSeries' : 'product.fromFilm')}</span>{' '}
        <span className={styles.title}>{program.title}</span>
      </span>
    </PageLink>
  );
}
