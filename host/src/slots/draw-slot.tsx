import type { ReactNode } from 'react';
import { useMatches, useRouteLoaderData } from 'react-router-dom';
import { can, useApp, useSession } from '@sahra/shared/facade';
import { useStore } from '@sahra/shared/host-runtime';
import type { PageHandle } from '../routing/page-handle.ts';
import { slotsRouteOf, type ExtensionValues } from './extension-data.ts';
import { ExtensionView } from './extension-view.tsx';

interface SlotExtensionsProps {
  name: string;
  /** What the slot tells its extensions. */
  told: object;
  /** What is shown where no extension can be. */
  otherwise: ReactNode;
}

/** What other remotes show in a slot of the page that is on the screen. */
function SlotExtensions({ name, told, otherwise }: SlotExtensionsProps) {
  const match = useMatches().at(-1);
  const handle = match?.handle as Partial<PageHandle> | undefined;
  const values = useRouteLoaderData<ExtensionValues>(slotsRouteOf(handle?.page?.id ?? ''));
  const role = useSession()?.role ?? 'visitor';
  const openPages = useStore(useApp().siteMap);
  const drawn = handle?.extensions?.flatMap((shown) => {
    const { id, slot, permission } = shown.extension;
    const value = values?.[id];
    if (slot !== name || !value || (permission && !can(role, permission))) return [];
    // In an open tab its area may have been switched off since.
    if (!openPages.some((page) => page.id.startsWith(`${shown.remote}.`))) return [];
    // What was shown for one film is nothing for the next.
    const key = [id, ...Object.values(match?.params ?? {})].join(' ');
    return <ExtensionView key={key} handle={shown} value={value} told={told} otherwise={otherwise} />;
  });
  return drawn?.length ? drawn : otherwise;
}

/** Draws a slot, for `SlotContext`. */
export const drawSlot = (name: string, told: object, otherwise?: ReactNode) => (
  <SlotExtensions name={name} told={told} otherwise={otherwise} />
);
