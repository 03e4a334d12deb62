import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iFrames } from './i-frames.ts';

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

/** How many channels an audio rendition has: by its esds box, for the mp4a box says two of every one (ISO/IEC 14496-3, 1.6.2.1). */
function channels(media: Buffer): number {
  const box = media.indexOf('esds');
  // The tag of the decoder's settings, with its length in four bytes, as ffmpeg writes it.
  const settings = media.indexOf(Buffer.from([0x05, 0x80, 0x80, 0x80]), box);
  if (box < 0 || settings < 0) throw new Error('no settings of a decoder: not AAC');
  return (media.readUInt16BE(settings + 5) >> 3) & 0xf;
}

/** Writes the playlist of a rendition's I-frames, by which native players show pictures while one seeks, and the line that names it. */
function iFrameLine(folder: string, name: string, variant: string): string {
  const { playlist, peak } = iFrames(
    readFileSync(join(folder, name), 'utf8'),
    readFileSync(join(folder, name.replace('.m3u8', '.m4s'))),
  );
  const address = name.replace('.m3u8', '-i-frames.m3u8');
  writeFileSync(join(folder, address), playlist);
  const [resolution = ''] = /RESOLUTION=\d+x\d+/.exec(variant) ?? [];
  const [codec = ''] = /avc1\.\w+/.exec(variant) ?? [];
  return `#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=${peak},${resolution},CODECS="${codec}",URI="${address}"`;
}

/**
 * Corrects the multivariant playlist that ffmpeg 5.1 wrote: real bandwidths instead of the maxrate, codecs, frame rate,
 * audio tracks named in their own language with their channels, the subtitle playlists beside it, which nobody sees who does not ask for
 * them, and playlists of I-frames. Running it twice changes nothing.
 */
export function fixMaster(folder: string, framesPerSecond: number): void {
  const read = (name: string) => readFileSync(join(folder, name));
  const lines = read('master.m3u8')
    .toString()
    .split('\n')
    .filter((line) => !/TYPE=SUBTITLES|I-FRAME-STREAM-INF|INDEPENDENT-SEGMENTS/.test(line));
  const firstAudio = lines.find((line) => line.includes('TYPE=AUDIO'))?.match(/URI="([^"]+)"/)?.[1];
  const audio = firstAudio ? bandwidth(read(firstAudio).toString()) : { peak: 0, average: 0 };
  const subtitles = Object.keys(names).filter((code) => existsSync(join(folder, `subs-${code}.m3u8`)));
  const subtitleLines = subtitles.map(
    (code) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="${names[code]}",LANGUAGE="${code}",` +
      `DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="subs-${code}.m3u8"`,
  );
  const iFrameLines: string[] = [];
  const firstVariant = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF'));
  const fixed = lines.flatMap((line, index) => {
    if (line.includes('TYPE=AUDIO')) {
      const code = line.match(/LANGUAGE="([^"]+)"/)?.[1] ?? '';
      const [, address = ''] = /URI="([^"]+)"/.exec(line) ?? [];
      const named = line
        .replace(/,AUTOSELECT=YES|,CHANNELS="\d+"/g, '')
        .replace(/NAME="[^"]*"/, `NAME="${names[code] ?? code}"`);
      const count = channels(read(address.replace('.m3u8', '.m4s')));
      return [named.replace(/,URI=/, `,AUTOSELECT=YES,CHANNELS="${count}",URI=`)];
    }
    if (line.startsWith('#EXT-X-VERSION')) return [line, '#EXT-X-INDEPENDENT-SEGMENTS'];
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
    iFrameLines.push(iFrameLine(folder, playlist, variant));
    return index === firstVariant ? [...subtitleLines, variant] : [variant];
  });
  const text = fixed.join('\n').trimEnd();
  writeFileSync(join(folder, 'master.m3u8'), `${text}\n\n${iFrameLines.join('\n')}\n`);
}
