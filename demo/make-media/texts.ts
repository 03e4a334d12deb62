import type { Film } from './film.ts';

/** Seconds as WebVTT writes them. */
export function clock(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const milliseconds = String(Math.round((seconds % 1) * 1000)).padStart(3, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${milliseconds}`;
}

/** The subtitles of a film in one language. */
export function subtitles(film: Film, language: 'ar' | 'en'): string {
  const cues = film.lines.map((line) => `${clock(line.at)} --> ${clock(line.until)}\n${line[language]}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** The media playlist that carries the subtitles as one segment. */
export function subtitlePlaylist(film: Film, language: 'ar' | 'en'): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${film.seconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${film.seconds.toFixed(1)},`,
    `subs-${language}.vtt`,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/** The trickplay track: which part of the sprite belongs to which two seconds. Addresses are root-relative, because players resolve them against the page. */
export function trickplay(film: Film): string {
  const cues = Array.from({ length: Math.ceil(film.seconds / 2) }, (_, index) => {
    const [x, y] = [(index % 5) * 160, Math.floor(index / 5) * 90];
    const until = Math.min(index * 2 + 2, film.seconds);
    return `${clock(index * 2)} --> ${clock(until)}\ntrickplay.webp#xywh=${x},${y},160,90\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
