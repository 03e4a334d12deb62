import type { Page } from 'playwright/test';

export interface Frame {
  width: number;
  height: number;
  /** Red, green, blue, alpha of each pixel, row by row. */
  pixels: Uint8ClampedArray;
}

/** Every picture that the browser shows while something happens, as PNG in base64. */
export async function filmOf(page: Page, happen: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const pictures: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await happen();
  await session.send('Page.stopScreencast');
  await session.detach();
  return pictures;
}

/** Waits as on a slow line. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 120_000,
    uploadThroughput: 60_000,
  });
}

/** Colours of a picture's pixels, `#0c0d16`: those of its outermost column, and those of the header's left and right third. */
export const colorsIn = (page: Page, png: string) =>
  page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
    );
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const read = (left: number, top: number, across: number, down: number) => {
      const found = new Set<string>();
      const { data: bytes } = context.getImageData(left, top, across, down);
      for (let at = 0; at < bytes.length; at += 4)
        found.add(`#${[...bytes.subarray(at, at + 3)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
      return [...found];
    };
    const third = Math.floor(width / 3);
    const bar = Math.min(70, height);
    return { edge: read(1, 0, 1, height), left: read(0, 0, third, bar), right: read(width - third, 0, third, bar) };
  }, png);
