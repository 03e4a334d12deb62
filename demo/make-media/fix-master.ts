import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const names: Record<string, string> = { ar: 'العربية', en: 'English' };

/** Peak and average bits per second of a single-file playlist, from its byte ranges. */
function bandwidth(playlist: string): { peak: number; average: number } {
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
  const bits = [...playlist.matchAll(/BYTERANGE:(\d+)@/g)].map((match) => Number(match[1]) * 8);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    peak: Math.floor(Math.max(...bits.map((size, index) => size / (seconds[index] ?? 1)))),
    average: Math.floor(sum(bits) / sum(seconds)),
  };
}

/** The RFC 6381 name of an H.264 rendition, from its avcC box. */
function videoCodec(media: Buffer): string {
  const box = media.indexOf('avcC');
  if (box < 0) throw new Error('no avcC box: not H.264');
  return `avc1.${media.subarray(box + 5, box + 8).toString('hex')}`;
}

/**
 * Corrects the multivariant playlist that ffmpeg 5.1 wrote: real bandwidths instead of the maxrate, codecs, frame rate,
 * audio tracks named in their own language, and the subtitle playlists beside it. Running it twice changes nothing.
 */
export function fixMaster(folder: string, framesPerSecond: number): void {
  const read = (name: string) => readFileSync(join(folder, name));
  const lines = read('master.m3u8')
    .toString()
    .split('\n')
    .filter((line) => !line.includes('TYPE=SUBTITLES'));
  const firstAudio = lines.find((line) => line.includes('TYPE=AUDIO'))?.match(/URI="([^"]+)"/)?.[1];
  const audio = firstAudio ? bandwidth(read(firstAudio).toString()) : { peak: 0, average: 0 };
  const subtitles = Object.keys(names).filter((code) => existsSync(join(folder, `subs-${code}.m3u8`)));
  const subtitleLines = subtitles.map(
    (code, index) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="${names[code]}",LANGUAGE="${code}",` +
      `DEFAULT=${index === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,FORCED=NO,URI="subs-${code}.m3u8"`,
  );
  const firstVariant = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF'));
  const fixed = lines.flatMap((line, index) => {
    if (line.includes('TYPE=AUDIO')) {
      const code = line.match(/LANGUAGE="([^"]+)"/)?.[1] ?? '';
      return [line.replace(/NAME="[^"]*"/, `NAME="${names[code] ?? code}"`)];
    }
    if (!line.startsWith('#EXT-X-STREAM-INF')) return [line];
    const playlist = lines[index + 1] ?? '';
    const video = bandwidth(read(playlist).toString());
    const codecs = `${videoCodec(read(playlist.replace('.m3u8', '.m4s')))}${firstAudio ? ',mp4a.40.2' : ''}`;
    const variant = line
      .replace(/,(AVERAGE-BANDWIDTH|FRAME-RATE)=[\d.]+|,(CODECS|SUBTITLES)="[^"]*"/g, '')
      .replace(
        /BANDWIDTH=\d+/,
        `BANDWIDTH=${video.peak + audio.peak},AVERAGE-BANDWIDTH=${video.average + audio.average}`,
      )
      .concat(
        subtitles.length > 0 ? ',SUBTITLES="subs"' : '',
        `,FRAME-RATE=${framesPerSecond.toFixed(3)},CODECS="${codecs}"`,
      );
    return index === firstVariant ? [...subtitleLines, variant] : [variant];
  });
  writeFileSync(join(folder, 'master.m3u8'), fixed.join('\n'));
}
