import { createContext, memo, useContext, type ComponentType } from 'react';
import type { useLoaderData as useRouterData } from 'react-router-dom';

const LoadedContext = createContext<unknown>(undefined);

/** What the loader of the page came to. */
export const useLoaderData = (() => useContext(LoadedContext)) as typeof useRouterData;

const SteadyPage = memo(function SteadyPage({ Page }: { Page: ComponentType }) {
  return <Page />;
});

/**
 * A page with what its loader came to. By the router's own `useLoaderData` a page is rendered with each step on the way to the next one: it
 * shares one context with all that the router knows. This one is rendered when its data change.
 */
export function LoadedPage({ Page, data }: { Page: ComponentType; data: unknown }) {
  return (
    <LoadedContext value={data}>
      <SteadyPage Page={Page} />
    </LoadedContext>
  );
}
