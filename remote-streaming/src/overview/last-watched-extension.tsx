import {
  loadFromApi,
  Skeleton as Place,
  useTranslation,
  type Episode,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import styles from './last-watched.module.css';

/** What the member watched last; null where they have not watched anything. */
export async function loader(args: LoaderFunctionArgs): Promise<Episode | null> {
  const { items } = await loadFromApi(args, '/account/progress', { query: { pageSize: 1 } });
  const [latest] = items;
  if (!latest) return null;
  return loadFromApi(args, '/episodes/{episodeId}', { params: { episodeId: latest.episodeId } });
}

export function Skeleton() {
  return <Place className={styles.place} />;
}

/** Leads back to what the member watched last, among the cards with which their account begins. */
export default function LastWatched({ data }: { data: Episode | null }) {
  const { t } = useTranslation('overview');
  if (!data)
    return (
      <Card as="div" className={styles.card}>
        <CardTitle level={2} href={paths.programs.href()}>
          {t('none')}
        </CardTitle>
        <p className={styles.text}>{t('noneHint')}</p>
      </Card>
    );
  const { program, seasonNumber, episodeNumber } = data;
  return (
    <Card as="div" className={styles.card}>
      <CardTitle level={2} href={paths.episode.href(program.id, data.id)}>
        {t('title')}
      </CardTitle>
      <p className={styles.text}>
        <bdi>{program.title}</bdi>
        {program.kind === 'series' && <> · {t('episode', { season: seasonNumber, episode: episodeNumber })}</>}
      </p>
    </Card>
  );
}
