import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addMessages, AppProvider } from '@sahra/shared/host-runtime';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { Doctor } from './doctor.tsx';
import styles from './doctor.module.css';
import { withDoctor, withoutDoctor } from './doctor-url.ts';
import type { ExaminedPage } from './examined-page.ts';
import { doctorMessages } from './messages.ts';
import { observePage } from './observe-page.ts';

/** A place above everything else on the page. React clears the document where it draws it anew: the doctor comes back. */
function makePlace(): { place: HTMLElement; remove: () => void } {
  const place = document.createElement('div');
  place.className = styles.doctor ?? '';
  place.popover = 'manual';
  const put = () => {
    if (place.isConnected) return;
    document.body.append(place);
    place.showPopover();
  };
  const clearing = new MutationObserver(put);
  clearing.observe(document.body, { childList: true });
  put();
  return {
    place,
    remove() {
      clearing.disconnect();
      place.remove();
    },
  };
}

/** Opens the doctor in a React root of its own: it is there when the page is not well. */
export function openDoctor(page: ExaminedPage): void {
  const { app, router } = page;
  for (const code of languageCodes) addMessages(app.i18n, code, 'doctor', doctorMessages[code]);
  const before = document.activeElement;
  const { observed, stop } = observePage(page.marks);
  const { place, remove } = makePlace();
  const root = createRoot(place);
  // It stays while the visitor goes from page to page, and when one of them is opened anew.
  const leave = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') history.replaceState(history.state, '', withDoctor(location.href));
  });
  const close = () => {
    leave();
    stop();
    root.unmount();
    remove();
    (before instanceof HTMLElement && before !== document.body ? before : document.getElementById('content'))?.focus({
      preventScroll: true,
    });
    void router.navigate(withoutDoctor(location.href), { replace: true, preventScrollReset: true });
  };
  root.render(
    <StrictMode>
      <AppProvider app={app}>
        <Doctor page={page} observed={observed} onClose={close} />
      </AppProvider>
    </StrictMode>,
  );
}
