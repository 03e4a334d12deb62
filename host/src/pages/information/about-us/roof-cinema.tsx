import styles from './roof-cinema.module.css';

const stars =
  'M40 34h2v2h-2zM118 62h2v2h-2zM196 22h3v3h-3zM262 76h2v2h-2zM344 30h2v2h-2zM428 52h3v3h-3zM512 24h2v2h-2zM590 70h2v2h-2zM86 104h2v2h-2zM548 112h2v2h-2z';
const skyline =
  'M0 236h46v-22h20v22h40v-58l9-26 9 26v58h52v-34a24 24 0 0 1 48 0v34h70v-18h26v18h150v-40a18 18 0 0 1 36 0v40h30v-72l8-24 8 24v72h88v124H0z';
const heads = [212, 252, 290, 336, 372, 414];

/** A film on a bedsheet, on a roof in Cairo: the evening with which it began. */
export function RoofCinema() {
  return (
    <svg className={styles.roof} viewBox="0 0 640 360" aria-hidden="true" focusable="false">
      <path className={styles.star} d={stars} />
      <path className={styles.moon} d="M566 44a22 22 0 1 0 16 37 17 17 0 1 1-16-37z" />
      <path className={styles.town} d={skyline} />
      <path className={styles.beam} d="M84 306 224 116h196v104z" />
      <path className={styles.sheet} d="M222 112c60 8 140 8 200 0v112c-66 7-134 7-200 0z" />
      <path className={styles.rope} d="M222 112 176 92m246 20 44-20M222 224l-46 22m246-22 44 22" />
      <g className={styles.dish}>
        <path d="M150 78a26 26 0 0 1 36 34zM176 92v174m-14 0h28M490 78a26 26 0 0 0-36 34zM466 92v174m-14 0h28" />
      </g>
      <g className={styles.figure} transform="translate(322 168)">
        <path className={styles.lamp} d="M-34 40V-6l8-16 8 16v46zM26 40V2l6-12 6 12v38z" />
        <path d="M-6 40v-28a6 9 0 0 1 12 0v28z" />
      </g>
      <path className={styles.wall} d="M0 266h640v94H0z" />
      <path className={styles.edge} d="M0 266h640" />
      {heads.map((x, index) => (
        <g key={x} className={styles.head} transform={`translate(${x} ${index % 2 ? 300 : 308})`}>
          <circle r="12" />
          <path d="M-20 52v-22a20 18 0 0 1 40 0v22z" />
        </g>
      ))}
      <g className={styles.head}>
        <path d="M54 300h34v22H54zM62 322l-10 38m28-38 10 38" />
        <circle cx="62" cy="292" r="9" />
        <circle cx="82" cy="290" r="11" />
      </g>
      <circle className={styles.lens} cx="90" cy="310" r="4" />
    </svg>
  );
}
