import { Suspense, use, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ExtensionContent } from '../../src/slots/extension-view.tsx';
import type { FailedExtension } from './render-request.ts';
import { streamPage } from './stream-page.ts';

const never = new Promise<never>(() => {});
const Hanging = () => use(never);

/** A page with a part that its boundary waits for, drawn with a limit that this part never meets. */
async function draw(part: ReactNode) {
  const extensions: (FailedExtension | undefined)[] = [];
  const { hasFailed, isLate } = await streamPage(
    <html lang="ar">
      <body>
        <Suspense>{part}</Suspense>
      </body>
    </html>,
    {
      nonce: 'nonce',
      entryModule: '/main.js',
      imports: {},
      integrity: {},
      renderLimit: 50,
      onError: (_, __, extension) => void extensions.push(extension),
    },
  );
  return { hasFailed, isLate, extensions };
}

it('An extension that never ends does not make its page late: under a crowd the page is answered all the same', async () => {
  const extension = (
    <ExtensionContent
      loaded={{ module: { default: Hanging } }}
      given={{ value: { data: null }, showStyles: undefined }}
    />
  );
  expect(await draw(extension)).toEqual({
    hasFailed: false,
    isLate: false,
    extensions: [{ remote: expect.any(String), version: expect.any(String) }],
  });
});

it('A page is late where a part of its own never ends', async () => {
  expect(await draw(<Hanging />)).toEqual({ hasFailed: true, isLate: true, extensions: [undefined] });
});
