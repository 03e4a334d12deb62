/** A box of an MP4 file: its type and where its content is. */
interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

function* boxesIn(media: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end;) {
    const size = media.readUInt32BE(at);
    yield { type: media.toString('latin1', at + 4, at + 8), start: at, content: at + 8, end: at + size };
    at += size;
  }
}

function boxAt(media: Buffer, path: readonly string[], start: number, end: number): Box {
  const [type = '', ...deeper] = path;
  for (const box of boxesIn(media, start, end))
    if (box.type === type) return deeper.length > 0 ? boxAt(media, deeper, box.content, box.end) : box;
  throw new Error(`no ${type} box`);
}

/** Where the first picture of a segment ends: its fragment's header, and of its pictures the first one (ISO/IEC 14496-12, 8.8). */
function endOfFirstPicture(media: Buffer, start: number, end: number): number {
  const fragment = boxAt(media, ['moof'], start, end);
  const run = boxAt(media, ['traf', 'trun'], fragment.content, fragment.end).content;
  const flags = media.readUInt32BE(run) & 0xffffff;
  if (!(flags & 0x1) || !(flags & 0x200)) throw new Error('the fragment does not say where its pictures are');
  // Version and flags, count, offset; then, for the first picture, the fields that there are.
  const size = run + 12 + (flags & 0x4 ? 4 : 0) + (flags & 0x100 ? 4 : 0);
  return fragment.start + media.readInt32BE(run + 8) + media.readUInt32BE(size);
}

/** The playlist of a rendition's I-frames, one at the beginning of each segment, and the most bits that one of them takes a second. */
export function iFrames(playlist: string, media: Buffer): { playlist: string; peak: number } {
  let peak = 0;
  const ranged = playlist.replace(
    /#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@(\d+)/g,
    (_, seconds: string, size: string, offset: string) => {
      const start = Number(offset);
      const length = endOfFirstPicture(media, start, start + Number(size)) - start;
      peak = Math.max(peak, Math.ceil((length * 8) / Number(seconds)));
      return `#EXTINF:${seconds},\n#EXT-X-BYTERANGE:${length}@${offset}`;
    },
  );
  return { playlist: ranged.replace('#EXT-X-INDEPENDENT-SEGMENTS', '#EXT-X-I-FRAMES-ONLY'), peak };
}
