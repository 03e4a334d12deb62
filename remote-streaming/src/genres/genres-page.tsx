import {
  ButtonLink,
  Link,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Picture,
  Skeleton as Placeholder,
  useLoaderData,
  useTranslation,
  type Genre,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './genres-page.module.css';

/** Pictures that are in sight when the page opens. */
const IN_SIGHT = 4;

export const loader = (args: LoaderFunctionArgs) => loadFromApi(args, '/genres', { query: { pageSize: 60 } });

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <div className={styles.grid}>
        {Array.from({ length: 12 }, (_, index) => (
          <Placeholder key={index} className={styles.placeholder} />
        ))}
      </div>
    </PageFrame>
  );
}

function GenreTile({ genre, isPriority }: { genre: Genre; isPriority: boolean }) {
  const { t } = useTranslation('streaming');
  const { slug, name, thumbnail, programCount } = genre;
  return (
    <Link to={paths.programs.href({ genre: slug })} className={styles.tile}>
      <Picture
        picture={thumbnail}
        alt=""
        sizes="(min-width: 1200px) 320px, (min-width: 768px) 30vw, 46vw"
        priority={isPriority}
        className={styles.picture}
      />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.count}>{t('programs.count', { count: programCount })}</span>
      </span>
    </Link>
  );
}

/** Every genre, each with a picture; it leads to its films and series. */
export default function GenresPage() {
  const { t } = useTranslation(['lists', 'streaming']);
  const { items } = useLoaderData<typeof loader>();
  const title = t('streaming:genres.title');
  const description = t('pages.genres');
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={description}
        place={[{ name: t('streaming:programs.title'), href: paths.programs.href() }]}
      />
      <PageHeading title={title} tagline={description} />
      <ul className={styles.grid}>
        {items.map((genre, index) => (
          <li key={genre.slug}>
            <GenreTile genre={genre} isPriority={index < IN_SIGHT} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink variant="quiet" to={paths.tags.href()}>
          {t('allTags')}
        </ButtonLink>
      </p>
    </PageFrame>
  );
}
