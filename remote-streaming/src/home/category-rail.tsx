import { Rail, useTranslation, type Home } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { PosterCard } from '../ui/poster-card.tsx';
import { useLength } from '../ui/use-length.ts';
import styles from './category-rail.module.css';

/** A category with its first programs; drawn by the browser when it comes near. */
export function CategoryRail({ rail }: { rail: Home['rails'][number] }) {
  const { t } = useTranslation('streaming');
  const length = useLength();
  const { category, programs } = rail;
  return (
    <div className={styles.rail}>
      <Rail
        title={category.name}
        href={paths.category.href(category.id)}
        hrefLabel={t('home.all', { number: category.programCount })}
      >
        {programs.map((program) => (
          <div key={program.id} className={styles.card}>
            <PosterCard program={program} length={length.ofProgram(program)} />
          </div>
        ))}
      </Rail>
    </div>
  );
}
