import { useEffect, useInsertionEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ExtensionModule } from '@sahra/shared/federation/contract';
import { useApp } from '@sahra/shared/facade';
import { Island } from '@sahra/shared/host-runtime';
import { isPending, type ExtensionHandle } from '../routing/page-handle.ts';
import { Harmless } from './harmless.tsx';
import { loadLeftOut, type ExtensionData, type ExtensionValue } from './extension-data.ts';

interface Loaded {
  module: ExtensionModule;
  /** What the server had left out. */
  leftOut?: ExtensionData;
}

/** What the slot tells its extensions, and their own value. */
interface Given {
  value: ExtensionValue;
  showStyles: (() => void) | undefined;
}

/** The latest data that has arrived: what is on its way never holds up the page. */
function useArrived(value: ExtensionValue): ExtensionValue | undefined {
  const [arrived, setArrived] = useState<ExtensionData>();
  useEffect(() => {
    if (!(value instanceof Promise)) return undefined;
    let isCurrent = true;
    value.then(
      (data) => isCurrent && setArrived(data),
      (error: unknown) => {
        console.warn(error);
        if (isCurrent) setArrived(undefined);
      },
    );
    return () => void (isCurrent = false);
  }, [value]);
  return value instanceof Promise ? arrived : value;
}

interface ContentProps {
  loaded: Loaded;
  given: Given;
}

/** The component that an extension exports. By this function's name the server knows what threw below it. */
export function ExtensionContent({ loaded: { module, leftOut }, given: { value, showStyles, ...told } }: ContentProps) {
  useInsertionEffect(() => showStyles?.());
  const arrived = useArrived(value);
  const data = arrived && !isPending(arrived) ? (arrived as ExtensionData) : leftOut;
  const { default: Extension, Skeleton } = module;
  const Drawn = Extension as ComponentType<object>;
  return data ? <Drawn {...told} {...data} /> : Skeleton ? <Skeleton /> : null;
}

interface ExtensionViewProps {
  handle: ExtensionHandle;
  value: ExtensionValue;
  told: object;
  /** What is shown where it cannot be. */
  otherwise: ReactNode;
}

/** One extension in its slot, hydrated by itself. */
export function ExtensionView({ handle, value, told, otherwise }: ExtensionViewProps) {
  const app = useApp();
  const params = useParams();
  const isLeftOut = isPending(value);
  const load = async (): Promise<Loaded> => {
    const module = await handle.load();
    return isLeftOut ? { module, leftOut: await loadLeftOut(handle, app, params) } : { module };
  };
  const report = (error: unknown) => {
    console.warn(error);
    handle.reportRenderFailure?.();
  };
  return (
    <Harmless onError={report} otherwise={otherwise}>
      <Island
        name={handle.extension.id}
        kind={handle.extension.id}
        load={load}
        here={handle.module && !isLeftOut ? { module: handle.module } : undefined}
        Content={ExtensionContent}
        given={{ value, showStyles: handle.showStyles, ...told }}
        Skeleton={handle.module?.Skeleton}
        isLeftToBrowser={isLeftOut}
        isUrgent
        otherwise={otherwise}
        onFailure={(error) => console.warn(error)}
      />
    </Harmless>
  );
}
