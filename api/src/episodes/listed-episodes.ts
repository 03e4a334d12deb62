import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ListedEpisode } from '@sahra/shared/schemas/library';
import { findCards } from '../programs/program-cards.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findEpisodesById } from './episode-cards.ts';

/** Episodes outside of their program's page, in the order of the ids; ids that do not exist are left out. */
export async function listEpisodes(
  context: ReadContext,
  ids: number[],
  language: LanguageCode,
): Promise<ListedEpisode[]> {
  const found = await findEpisodesById(context, ids, language);
  const programIds = new Set([...found.values()].map(({ programId }) => programId));
  const programs = await findCards(context, [...programIds], language);
  return ids.flatMap((id) => {
    const episode = found.get(id);
    const program = episode && programs.get(episode.programId);
    return episode && program ? { ...episode.card, program } : [];
  });
}
