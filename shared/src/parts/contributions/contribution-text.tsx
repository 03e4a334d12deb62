import { classNames, useTranslation } from '@sahra/shared/facade';
import { linksIn } from '../../form-rules/links-in.ts';
import styles from './contribution-text.module.css';

/** Longer texts are folded. */
const LONG = 600;
const MANY_LINES = 10;
/** As much of an address as is shown. */
const SHOWN_ADDRESS = 42;

/** An address without what every one begins with, and no longer than a line. */
function shownAddress(link: string): string {
  const address = link.replace(/^https?:\/\/(www\.)?/i, '');
  return address.length > SHOWN_ADDRESS ? `${address.slice(0, SHOWN_ADDRESS)}…` : address;
}

/** Plain text of somebody, with its addresses as links that say nothing for what they lead to. */
function PlainText({ text }: { text: string }) {
  return linksIn(text).map((piece, index) =>
    'link' in piece ? (
      <a key={index} href={piece.link} rel="nofollow ugc noopener" title={piece.link}>
        <bdi dir="ltr">{shownAddress(piece.link)}</bdi>
      </a>
    ) : (
      piece.text
    ),
  );
}

/** A text that gives the plot away, which its reader uncovers; without scripts too. */
export function VeiledText({ text }: { text: string }) {
  const { t } = useTranslation('contributions');
  return (
    <details className={styles.unfold}>
      <summary>
        <span className={styles.more}>{t('spoilers.show')}</span>
        <span className={styles.less}>{t('spoilers.hide')}</span>
      </summary>
      <ContributionText text={text} />
    </details>
  );
}

/** What somebody wrote, in its own direction. A long text is folded; it is there as a whole for everybody who hears the page. */
export function ContributionText({ text }: { text: string }) {
  const { t } = useTranslation('contributions');
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;
  return (
    <>
      <p dir="auto" className={classNames(styles.text, isLong && styles.folded)}>
        <PlainText text={text} />
      </p>
      {isLong && (
        <details className={styles.unfold}>
          <summary>
            <span className={styles.more}>{t('more')}</span>
            <span className={styles.less}>{t('less')}</span>
          </summary>
        </details>
      )}
    </>
  );
}
