import { formatNumber, useLanguage, useSession, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { LibraryIcon } from '../library-icon.tsx';
import styles from './like-button.module.css';
import { ProgramListButton } from './program-list-button.tsx';

interface LikeButtonProps {
  programId: number;
  /** Whether the member likes it already. */
  isInAccount: boolean;
  /** How many members like it, the reader among them; undefined where that is not known. */
  total: number | undefined;
}

/** Likes a program and takes that back, with how many like it. */
export function LikeButton({ total = 0, ...props }: LikeButtonProps) {
  const { t } = useTranslation('watchlist');
  const { code } = useLanguage();
  const member = useSession();
  const isCounted = member !== null && props.isInAccount;
  return (
    <ProgramListButton list="likes" {...props} onDevice={t('likes.onDevice')}>
      {(isOn) => {
        const count = total + Number(isOn) - Number(isCounted);
        const number = formatNumber(count, code);
        return (
          <>
            <LibraryIcon name="heart" className={styles.heart} />
            {t('likes.press')}
            {count > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {number}
                </span>
                <VisuallyHidden>{t('likes.count', { count, number })}</VisuallyHidden>
              </>
            )}
          </>
        );
      }}
    </ProgramListButton>
  );
}
