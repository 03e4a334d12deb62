import { StrictMode } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import type { AppInstance } from '@sahra/shared/facade';
import { AppProvider, SlotContext } from '@sahra/shared/host-runtime';
import { SocialContext } from '../footer/social-context.ts';
import { drawSlot } from '../slots/draw-slot.tsx';
import type { Boot } from './boot.ts';
import { Document } from './document.tsx';

interface SiteParts {
  app: AppInstance;
  router: ReturnType<typeof createBrowserRouter>;
  boot: Boot;
  /** As the page had it. */
  bootText: string;
}

/** What the browser draws: the whole document, as the server has drawn it. */
export const siteTree = ({ app, router, boot, bootText }: SiteParts) => (
  <StrictMode>
    <AppProvider app={app}>
      <Document boot={bootText}>
        <SocialContext value={boot.socialLinks ?? []}>
          <SlotContext value={drawSlot}>
            <RouterProvider router={router} />
          </SlotContext>
        </SocialContext>
      </Document>
    </AppProvider>
  </StrictMode>
);
