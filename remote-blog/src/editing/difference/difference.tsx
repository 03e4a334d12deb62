import { getLanguage, useTranslation, VisuallyHidden, type LanguageCode } from '@sahra/shared/facade';
import type { Draft } from '../writing/draft.ts';
import { compareTexts, isUnchanged, type Piece } from './compare-texts.ts';
import styles from './difference.module.css';
import { textLines } from './text-lines.ts';

function ShownPiece({ piece: { kind, text } }: { piece: Piece }) {
  const { t } = useTranslation('editing');
  if (kind === 'same') return text;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element className={styles[kind]}>
      {/* Colours and lines are not read. */}
      <VisuallyHidden>{t(`difference.${kind}`)}</VisuallyHidden>
      {text}
    </Element>
  );
}

interface DifferenceProps {
  language: LanguageCode;
  before: Draft;
  after: Draft;
}

/** What changed from one text to another, in the language and the direction of both. */
export function Difference({ language, before, after }: DifferenceProps) {
  const { t } = useTranslation('editing');
  const { tag, dir } = getLanguage(language);
  const lines = compareTexts(textLines(before), textLines(after));
  if (isUnchanged(lines)) return <p>{t('difference.none')}</p>;
  return (
    <div className={styles.difference}>
      {lines.map((line, index) =>
        'same' in line ? (
          <p key={index} className={styles.folded}>
            {t('difference.same', { count: line.same })}
          </p>
        ) : (
          <p key={index} lang={tag} dir={dir}>
            {line.pieces.map((piece, at) => (
              <ShownPiece key={at} piece={piece} />
            ))}
          </p>
        ),
      )}
    </div>
  );
}
