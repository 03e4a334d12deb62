/** A part of the sprite, in the sprite's own pixels. */
export interface PreviewPicture {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PreviewCue {
  startTime: number;
  endTime: number;
  text: string;
}

/** Reads one cue of a trickplay track (`sprite.webp#xywh=160,0,160,90`); undefined where it is something else. */
export function parsePreview(text: string): PreviewPicture | undefined {
  const match = /^(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/.exec(text.trim());
  if (!match) return undefined;
  const [, url = '', ...numbers] = match;
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return width > 0 && height > 0 ? { url, x, y, width, height } : undefined;
}

/** The picture of a moment; the last one also stands for what comes after it. */
export function findPreview(cues: readonly PreviewCue[], time: number): PreviewPicture | undefined {
  const cue = cues.find(({ startTime, endTime }) => time >= startTime && time < endTime) ?? cues.at(-1);
  return cue && parsePreview(cue.text);
}
