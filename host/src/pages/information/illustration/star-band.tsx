import { useId } from 'react';
import styles from './star-band.module.css';

const star = 'M14 1 17.8 4.8H23.2V10.2L27 14 23.2 17.8v5.4H17.8L14 27l-3.8-3.8H4.8V17.8L1 14l3.8-3.8V4.8h5.4z';

/** A hairline of eight-pointed stars, as carved along the top of a door; one of them is lit. */
export function StarBand() {
  const id = useId();
  return (
    <svg className={styles.band} height="28" aria-hidden="true" focusable="false">
      <pattern id={id} width="48" height="28" patternUnits="userSpaceOnUse">
        <path className={styles.star} d={`${star}M27 14h22`} />
      </pattern>
      <rect width="100%" height="28" fill={`url(#${id})`} />
      <path className={styles.lit} transform="translate(96)" d={star} />
    </svg>
  );
}
