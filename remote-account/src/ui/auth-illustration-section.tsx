import { useId } from 'react';
import styles from './auth-illustration.module.css';

const star = 'M0-14 4.1-9.9H9.9V-4.1L14 0 9.9 4.1v5.8H4.1L0 14l-4.1-4.1h-5.8V4.1L-14 0l4.1-4.1v-5.8h5.8z';
const sky = [
  [70, 70, 0.35],
  [150, 190, 0.2],
  [212, 46, 0.25],
  [300, 120, 0.18],
  [372, 40, 0.3],
  [448, 150, 0.2],
  [520, 72, 0.25],
  [664, 210, 0.3],
  [96, 300, 0.18],
  [636, 340, 0.2],
  [40, 400, 0.25],
] as const;
/** Domes and minarets behind the houses. */
const town =
  'M0 560h38v-64h8v-96l9-34 9 34v96h8v64h44v-36a42 42 0 0 1 84 0v36h40v400H0zM720 548h-44v-58h-7v-110l-9-38-9 38v110h-7v58h-52v-30a34 34 0 0 0-68 0v30h-34v412h230z';
const front = 'M150 330h420v630H150zM138 306h444v26H138z';
const arch = 'M246 900V580c0-92 74-134 114-192 40 58 114 100 114 192v320z';
const opening = 'M270 900V586c0-78 58-116 90-164 32 48 90 86 90 164v314z';
const leafFar = 'M270 900V586c0-64 38-100 68-136v450z';
const leafNear = 'M450 900V586c0-50-24-84-48-112l34 40v430z';
const bulbs = [
  [40, 268],
  [110, 292],
  [182, 306],
  [254, 312],
  [466, 312],
  [538, 306],
  [610, 292],
  [680, 268],
] as const;

/** The door of a cinema at night, a little open: somebody goes in, and the light falls on the steps. */
export default function AuthIllustration() {
  const id = useId();
  return (
    <svg
      className={styles.illustration}
      viewBox="0 0 720 960"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={`${id}lattice`} width="34" height="34" patternUnits="userSpaceOnUse">
          <path className={styles.lattice} transform="translate(17 17)" d={`${star}M14 0h6M-14 0h-6M0-14v-6M0 14v6`} />
        </pattern>
        <linearGradient id={`${id}light`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.dim} />
          <stop offset="1" className={styles.bright} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" className={styles.near} />
          <stop offset="1" className={styles.far} />
        </radialGradient>
        <linearGradient id={`${id}carpet`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.bright} />
          <stop offset="1" className={styles.gone} />
        </linearGradient>
      </defs>
      {sky.map(([x, y, size]) => (
        <path key={x} className={styles.star} transform={`translate(${x} ${y}) scale(${size})`} d={star} />
      ))}
      <path className={styles.moon} d="M590 92a46 46 0 1 0 34 78 36 36 0 1 1-34-78z" />
      <path className={styles.town} d={town} />
      <path className={styles.front} d={front} />
      <path fill={`url(#${id}lattice)`} d="M170 350h380v34H170zM170 384h34v516h-34zM516 384h34v516h-34z" />
      <path className={styles.edge} d="M170 900V350h380v550M204 900V384h312v516" />
      <path className={styles.arch} d={arch} />
      <circle fill={`url(#${id}glow)`} cx="380" cy="720" r="330" />
      <path fill={`url(#${id}light)`} d={opening} />
      <g className={styles.figure} transform="translate(374 900)">
        <circle cx="-10" cy="-132" r="12" />
        <path d="M-14-118h8c10 0 15 6 16 16l4 40-6 3-5-28 4 87h-13l-4-52-4 52h-13l4-87-5 28-6-3 4-40c1-10 6-16 16-16z" />
        <circle cx="24" cy="-78" r="10" />
        <path d="M20-66h8c7 0 10 4 11 11l3 23-5 2-4-17 5 29h-6v18h-7v-18h-3v18h-7v-18h-6l6-29-6 12-5-8 7-13c2-6 4-10 9-10z" />
      </g>
      <path className={styles.leaf} d={leafFar} />
      <path fill={`url(#${id}lattice)`} d={leafFar} />
      <path className={styles.leaf} d={leafNear} />
      <path className={styles.edge} d="M338 450v450M402 474l34 40v430" />
      <path className={styles.step} d="M120 900h480v22H120zM84 922h552v38H84z" />
      <path fill={`url(#${id}carpet)`} d="M338 900h98l52 60H282z" />
      <path className={styles.shadow} d="M358 900h32l26 60h-60z" />
      <path className={styles.wire} d="M-10 240C120 300 240 320 360 316S600 300 730 240" />
      {bulbs.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className={styles.halo} cy="12" r="26" />
          <path className={styles.bulb} d="M-3 0h6v5a8 8 0 1 1-6 0z" />
        </g>
      ))}
      <g transform="translate(360 316)">
        <circle className={styles.halo} cy="36" r="64" />
        <path className={styles.tin} d="M-1 0h2v12l16 16h-34L-1 12zM-17 58h34l-9 12H-8z" />
        <path className={styles.bulb} d="M-15 28h30l-3 30h-24z" />
        <path className={styles.grille} d="M-5 28v30M5 28v30M-14 38h28M-13 48h26" />
      </g>
    </svg>
  );
}
