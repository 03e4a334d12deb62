import { findLanguage, type LanguageCode } from '@sahra/shared/facade';
import { subtitlesOff, type Preferences } from '../../ui/preferences/preferences.ts';

export interface TrackChoice {
  /** Language tag of an offered track, or null for what the film itself puts first. */
  audio: string | null;
  /** Language tag of an offered track, or null for none. */
  subtitles: string | null;
}

const sameLanguage = (tag: string, wanted: string | null) =>
  wanted !== null && (findLanguage(tag)?.code ?? tag) === (findLanguage(wanted)?.code ?? wanted);

/**
 * Which tracks a film starts with: what the viewer chose last; else an audio track in the page's language, then English;
 * and subtitles only where the audio track is in another language than the page.
 */
export function chooseTracks(
  language: LanguageCode,
  offered: { audio: readonly string[]; subtitles: readonly string[] },
  chosen: Pick<Preferences, 'audio' | 'subtitles'>,
): TrackChoice {
  const pick = (tags: readonly string[], wanted: string | null) =>
    tags.find((tag) => sameLanguage(tag, wanted)) ?? null;
  const audio =
    pick(offered.audio, chosen.audio) ??
    pick(offered.audio, language) ??
    (language === 'ar' ? null : pick(offered.audio, 'en'));
  if (chosen.subtitles === subtitlesOff) return { audio, subtitles: null };
  const remembered = pick(offered.subtitles, chosen.subtitles);
  if (remembered) return { audio, subtitles: remembered };
  const heard = audio ?? offered.audio[0] ?? null;
  if (heard !== null && (sameLanguage(heard, language) || sameLanguage(heard, 'en'))) {
    return { audio, subtitles: sameLanguage(heard, language) ? null : pick(offered.subtitles, language) };
  }
  return { audio, subtitles: pick(offered.subtitles, language) ?? pick(offered.subtitles, 'en') };
}

/**
 * What turning subtitles on shows: what was chosen last, else the page's language, which is what its reader reads best;
 * else what is not heard anyway.
 */
export function subtitlesToShow<Track extends { language: string }>(
  language: LanguageCode,
  offered: readonly Track[],
  { heard, remembered }: { heard: string | undefined; remembered: string | null },
): Track | undefined {
  const first = (wanted: string | null) => offered.find((track) => sameLanguage(track.language, wanted));
  return first(remembered) ?? first(language) ?? offered.find((track) => track.language !== heard) ?? offered[0];
}
