import styles from './lanterns.module.css';

/** Where each hangs, how long its chain is, how large it is, and whether it is lit already. */
const lanterns = [
  { x: 60, chain: 60, size: 0.8, isLit: true },
  { x: 170, chain: 120, size: 1.1, isLit: true },
  { x: 290, chain: 40, size: 0.7, isLit: false },
  { x: 400, chain: 150, size: 1.35, isLit: true },
  { x: 520, chain: 70, size: 0.9, isLit: false },
  { x: 640, chain: 110, size: 1.1, isLit: false },
  { x: 745, chain: 50, size: 0.75, isLit: false },
];

/** Lanterns of tin and glass; some are lit already. */
export function Lanterns() {
  return (
    <svg
      className={styles.lanterns}
      viewBox="0 0 800 300"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {lanterns.map(({ x, chain, size, isLit }) => (
        <g key={x}>
          <path className={styles.chain} d={`M${x} 0v${chain}`} />
          <g transform={`translate(${x} ${chain}) scale(${size})`}>
            {isLit && <circle className={styles.glow} cy="46" r="62" />}
            <path
              className={styles.tin}
              d="M0 0a7 7 0 0 1 7 7l15 17h-44l15-17A7 7 0 0 1 0 0zM-26 24h52v6h-52zM-22 72h44l-8 14h-28z"
            />
            <path className={isLit ? styles.lit : styles.glass} d="M-24 30h48l-4 42h-40z" />
            <path
              className={styles.grille}
              d="M-8 30v42M8 30v42M-23 44h46M-22 58h44M0 37l6 7-6 7-6-7zM0 51l6 7-6 7-6-7z"
            />
          </g>
        </g>
      ))}
    </svg>
  );
}
