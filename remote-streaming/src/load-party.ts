import { getLanguage, type AppInstance, type LanguageCode } from '@sahra/shared/facade';

export type { PartyPanelProps } from './party/party-panel.tsx';

const messages = {
  ar: () => import('./party/messages/ar.json'),
  en: () => import('./party/messages/en.json'),
  de: () => import('./party/messages/de.json'),
  fr: () => import('./party/messages/fr.json'),
  gr: () => import('./party/messages/gr.json'),
};

/** Where pages meet the watch party: its code and its messages are fetched only when somebody wants one. */
export async function loadParty(i18n: AppInstance['i18n'], code: LanguageCode) {
  const [{ PartyPanel }, texts] = await Promise.all([import('./party/party-panel.tsx'), messages[code]()]);
  i18n.addResourceBundle(getLanguage(code).tag, 'party', texts.default, true, true);
  return PartyPanel;
}
