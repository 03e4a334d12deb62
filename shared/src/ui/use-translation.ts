import type { FlatNamespace } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { I18nContext, type useTranslation as useLibraryTranslation, type UseTranslationResponse } from 'react-i18next';
import type { I18n } from '../i18n/instance.ts';
import { createTranslator } from '../i18n/translator.ts';

type Response = UseTranslationResponse<'common', undefined>;

interface Watched {
  subscribe: (notify: () => void) => () => void;
  read: () => string;
  /** By language and namespace. */
  responses: Map<string, Response>;
}
const watched = new WeakMap<I18n, Watched>();

function watchedOf(i18n: I18n): Watched {
  const known = watched.get(i18n);
  if (known) return known;
  const made: Watched = {
    subscribe(notify) {
      i18n.on('languageChanged', notify);
      return () => i18n.off('languageChanged', notify);
    },
    read: () => i18n.language,
    responses: new Map(),
  };
  watched.set(i18n, made);
  return made;
}

/** The instance above, and its language; renders again when that changes. */
export function useI18n(): { i18n: I18n; tag: string } {
  const provided = useContext(I18nContext);
  if (!provided) throw new Error('useTranslation needs an AppProvider above it');
  const { i18n } = provided;
  const { subscribe, read } = watchedOf(i18n);
  return { i18n, tag: useSyncExternalStore(subscribe, read, read) };
}

/**
 * The messages of a namespace, or of the first of several, in the visitor's language; `other:key` for another's. As react-i18next's
 * hook of this name, whose messages are always there before what shows them: its waiting for them, and the copy of the instance that it
 * makes for each component, are most of what a page with many components costs.
 */
export const useTranslation = ((namespaces: FlatNamespace | readonly FlatNamespace[] = 'common') => {
  const { i18n, tag } = useI18n();
  const { responses } = watchedOf(i18n);
  const [namespace = 'common'] = [namespaces].flat();
  const name = `${tag} ${namespace}`;
  let response = responses.get(name);
  if (!response) {
    const t = createTranslator(i18n, tag, namespace) as Response['t'];
    response = Object.assign([t, i18n, true] as [Response['t'], I18n, boolean], { t, i18n, ready: true });
    responses.set(name, response);
  }
  return response;
}) as typeof useLibraryTranslation;
