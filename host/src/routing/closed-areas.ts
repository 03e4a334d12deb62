import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';
import type { ClosedArea } from '../app/boot.ts';
import { createStore, useStore, type StoreApi } from '@sahra/shared/host-runtime';

export type ClosedAreas = StoreApi<readonly ClosedArea[]>;

export const createClosedAreas = (areas: readonly ClosedArea[] = []): ClosedAreas =>
  createStore<readonly ClosedArea[]>(() => areas);

/** The areas that are closed, as the last answer of the registry says; none by default. */
export const ClosedAreasContext = createContext(createClosedAreas());

/** Does this address of the site lead to a page that is open? Renders again when an area is closed or opened. */
export function useIsOpen(): (href: string) => boolean {
  const areas = useStore(use(ClosedAreasContext));
  return (href) => {
    const [path = ''] = href.split(/[?#]/, 1);
    return !areas.some(({ paths }) => paths.some((pattern) => matchPath(pattern, path)));
  };
}
