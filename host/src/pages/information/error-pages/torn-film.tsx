import styles from './torn-film.module.css';

const frames = [0, 1, 2, 3];
const holes = Array.from({ length: 11 }, (_, index) => index);

/** A piece of film: perforation along both edges, four frames; the torn end is at its end. */
function Strip({ lit }: { lit: number }) {
  return (
    <>
      <path className={styles.film} d="M0 0h460l-14 18 16 14-20 22 18 20-16 24 14 22-22 24 18 16H0z" />
      {holes.map((hole) => (
        <path
          key={hole}
          className={styles.hole}
          d={`M${hole * 40 + 10} 8h16v12h-16zM${hole * 40 + 10} 140h16v12h-16z`}
        />
      ))}
      {frames.map((frame) => (
        <path
          key={frame}
          className={frame === lit ? styles.lit : styles.frame}
          d={`M${frame * 106 + 10} 30h96v100h-96z`}
        />
      ))}
    </>
  );
}

const star = 'M0-26 7.6-18.4H18.4V-7.6L26 0 18.4 7.6v10.8H7.6L0 26l-7.6-7.6h-10.8V7.6L-26 0l7.6-7.6v-10.8h10.8z';

/** A reel that tore in the middle of the show; the star of the film fell out between its ends. */
export function TornFilm() {
  return (
    <svg
      className={styles.torn}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="translate(20 110) rotate(-6 230 80)">
        <Strip lit={3} />
        <path
          className={styles.scene}
          d="M328 130v-26l26-14 22 18 24-30 24 24v28zM352 56a11 11 0 1 0 14 14 9 9 0 1 1-14-14z"
        />
      </g>
      <g transform="translate(1180 300) rotate(173)">
        <Strip lit={-1} />
      </g>
      <path className={styles.fall} d="M560 220c26 20 40 50 42 92" />
      <path className={styles.star} transform="translate(604 348) rotate(18)" d={star} />
    </svg>
  );
}
