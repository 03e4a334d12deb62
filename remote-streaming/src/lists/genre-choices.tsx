import { useTranslation, type Genre } from '@sahra/shared/facade';
import styles from './genre-choices.module.css';

interface GenreChoicesProps {
  genres: readonly Pick<Genre, 'slug' | 'name'>[];
  /** Slugs. */
  chosen: readonly string[];
}

/** Any number of genres. */
export function GenreChoices({ genres, chosen }: GenreChoicesProps) {
  const { t } = useTranslation('lists');
  return (
    <fieldset className={styles.genres}>
      <legend className={styles.legend}>{t('filter.genre')}</legend>
      {genres.map(({ slug, name }) => (
        <label key={slug} className={styles.genre}>
          <input
            type="checkbox"
            name="genre"
            value={slug}
            defaultChecked={chosen.includes(slug)}
            className="visually-hidden"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
