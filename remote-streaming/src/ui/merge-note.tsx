import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Icon,
  useApp,
  useHrefTo,
  useLocation,
  useNavigate,
  useRevalidator,
  useSession,
  useTranslation,
} from '@sahra/shared/facade';
import { mergeCollected } from '@sahra/shared/guest-list/merge-collected';
import styles from './merge-note.module.css';

interface MergeNoteProps {
  /** Where what the page shows is, or what is not in the account yet. */
  text: string;
  /** Where a visitor comes back to when they have signed in, and a member when it is moved. */
  next: string;
}

/** Says that something is on this device only: a visitor can sign in, a member can move it into their account. */
export function MergeNote({ text, next }: MergeNoteProps) {
  const { t } = useTranslation('watchlist');
  const app = useApp();
  const member = useSession();
  const hrefTo = useHrefTo();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isMerging, setIsMerging] = useState(false);

  async function merge() {
    if (isMerging) return;
    setIsMerging(true);
    await mergeCollected(app);
    // A playlist of the device has no page of its own any more.
    await (pathname === next ? revalidate() : navigate(next));
    setIsMerging(false);
  }

  return (
    <aside className={styles.note} aria-label={t('deviceLabel')}>
      <Icon name="info" />
      <p className={styles.text}>{text}</p>
      {member ? (
        <Button variant="quiet" aria-disabled={isMerging} onClick={() => void merge()}>
          {t('merge')}
        </Button>
      ) : (
        <ButtonLink variant="quiet" to={hrefTo('account.sign-in', {}, { next })}>
          {t('signIn')}
        </ButtonLink>
      )}
    </aside>
  );
}
