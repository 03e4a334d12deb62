import { Autocomplete } from '@base-ui/react/autocomplete';
import { PageLink, Picture, type SearchHit } from '@sahra/shared/facade';
import { useHitLine } from './hit-line.ts';
import styles from './hit-option.module.css';

interface HitOptionProps {
  hit: SearchHit;
  onOpen: () => void;
}

/** One hit in the list below the field. */
export function HitOption({ hit, onOpen }: HitOptionProps) {
  const { title, lang, facts, picture, href } = useHitLine()(hit);
  return (
    <Autocomplete.Item
      value={hit}
      className={styles.option}
      onClick={onOpen}
      // Nothing is ever selected for good here: it is the option that Enter opens.
      render={(props, { highlighted }) => <PageLink {...props} to={href} aria-selected={highlighted} />}
    >
      <Picture picture={picture} alt="" sizes="64px" className={styles[hit.type]} />
      <span className={styles.text}>
        <span className={styles.title} lang={lang} dir={lang && 'auto'}>
          {title}
        </span>
        <span className={styles.facts}>
          {facts.filter(Boolean).map((fact, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
      </span>
    </Autocomplete.Item>
  );
}
