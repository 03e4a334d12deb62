import styles from './old-town.module.css';

/** Lanes between houses, seen from above: walls as in carved wood, eight-fold where they meet. */
const walls =
  'M40 40h200l40 40h160l40-40h160v120l-40 40v80l40 40v120l-40 40v80l40 40v100H480l-40-40H280l-40 40H40V600l40-40v-80l-40-40V320l40-40v-80l-40-40z' +
  'M120 120h100l40 40v80h-80l-60-60zM560 120H460l-40 40v80h80l60-60zM120 560h100l40-40v-80h-80l-60 60zM560 560H460l-40-40v-80h80l60 60z' +
  'M340 130l40 40v90l-40 40-40-40v-90zM340 550l40-40v-90l-40-40-40 40v90zM130 340l40-40h90l40 40-40 40h-90zM550 340l-40-40h-90l-40 40 40 40h90z';
/** The way that somebody went who has lost it, from the gate to a dead end. */
const way = 'M340 700v-90h-60l-30 30h-130v-40M340 610h60l40-60V420M440 420l40-40h80v-40';
const star = 'M0-34 10-24H24V-10L34 0 24 10v14H10L0 34-10 24h-14V10L-34 0l10-10v-14h14z';

/** The old town at night; somebody went round in it, and the lamp is in its middle. */
export function OldTown() {
  return (
    <svg className={styles.map} viewBox="0 0 680 720" aria-hidden="true" focusable="false">
      <circle className={styles.glow} cx="340" cy="340" r="200" />
      <path className={styles.walls} d={walls} />
      <path className={styles.way} d={way} />
      <path className={styles.lamp} transform="translate(340 340)" d={star} />
      <circle className={styles.lost} cx="560" cy="340" r="9" />
    </svg>
  );
}
