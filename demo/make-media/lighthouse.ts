import { band, ease, glow, mix, n, sky, stars } from './draw.ts';
import type { Film } from './film.ts';
import { felucca } from './skyline.ts';

/** The light turns: two opposite beams that swing and grow weak when they point at us. */
function beam(seconds: number, strength: number): string {
  const turn = seconds * 0.75;
  const cone = (side: number) => {
    const facing = Math.cos(turn) * side;
    const light = strength * (0.1 + 0.34 * Math.max(0, facing));
    const angle = side * 14 * Math.sin(turn) + (side === 1 ? 0 : 180);
    return `<path transform="translate(1012 188) rotate(${n(angle)})" d="M0 -5L1240 -120V120L0 5Z" fill="url(#beam)" opacity="${n(light)}"/>`;
  };
  const fade =
    '<linearGradient id="beam"><stop offset="0" stop-color="#fff1bf"/><stop offset="1" stop-color="#fff1bf" stop-opacity="0"/></linearGradient>';
  return `<defs>${fade}</defs>${cone(1)}${cone(-1)}`;
}

const tower =
  '<path d="M962 520L978 330H1046L1062 520ZM984 330L990 214H1034L1040 330ZM994 206V168H1030V206ZM990 168L1012 138L1034 168ZM982 206H1042V216H982ZM970 324H1054V334H970ZM1010 138h4v-20h-4Z"/>' +
  '<path d="M830 560Q870 512 950 516H1080Q1180 512 1290 470V600H830Z"/>';

/** Gulls as two strokes that beat slowly. */
function gulls(seconds: number, color: string): string {
  return [0, 1, 2, 3]
    .map((index) => {
      const [x, y] = [-140 + index * 74 + seconds * 44, 210 + index * 38 + 14 * Math.sin(seconds * 0.7 + index)];
      const beat = 9 * Math.sin(seconds * 3.6 + index);
      return `<path d="M${n(x - 22)} ${n(y - beat)}Q${n(x - 9)} ${n(y - 8)} ${n(x)} ${n(y)}Q${n(x + 9)} ${n(y - 8)} ${n(x + 22)} ${n(y - beat)}" fill="none" stroke="${color}" stroke-width="3.5" stroke-linecap="round"/>`;
    })
    .join('');
}

function draw(seconds: number): string {
  const dawn = ease(seconds, 19, 31);
  const wave = (index: number) => {
    const [y, reach] = [478 + index * 46, 5 + index * 3.2];
    const speed = seconds * (0.5 + index * 0.12);
    const color = mix(mix('#1d3a5f', '#0a1730', index / 5), mix('#e39a86', '#4a5f8f', index / 5), dawn);
    return band(
      (x) => y + reach * Math.sin(x / (70 + index * 26) + speed) + reach * 0.5 * Math.sin(x / 37 - speed * 1.3),
      color,
      16,
    );
  };
  const answer = (x: number, y: number, since: number) =>
    `<circle cx="${x}" cy="${n(y)}" r="4" fill="#ffcf6b" opacity="${n(ease(Math.sin((seconds - since) * 1.6), 0.2, 0.9) * (1 - dawn) * ease(seconds, since, since + 1))}"/>`;
  const tone = mix('#060a18', '#33284a', dawn);
  return [
    sky([mix('#060a1f', '#5d7fb8', dawn), mix('#12234a', '#f0a98a', dawn), mix('#23406b', '#ffdca8', dawn)]),
    `<g opacity="${n(1 - dawn)}">${stars(49, 120, 440, seconds)}</g>`,
    glow('sun', 330, 480, 420, '#ffe3a8', dawn * 0.8),
    beam(seconds, 1 - dawn),
    wave(0),
    felucca(
      300 + seconds * 5,
      520 + 3 * Math.sin(seconds),
      0.42,
      2 * Math.sin(seconds * 0.8),
      tone,
      mix('#2b4468', '#f5e3c8', dawn),
    ),
    answer(318 + seconds * 5, 500, 13),
    wave(1),
    felucca(
      640 - seconds * 6,
      566 + 4 * Math.sin(seconds * 0.9 + 1),
      0.6,
      2.4 * Math.sin(seconds * 0.7),
      tone,
      mix('#34507a', '#f7ead2', dawn),
    ),
    answer(660 - seconds * 6, 540, 14.5),
    `<g fill="${tone}">${tower}</g><rect x="1000" y="174" width="24" height="28" fill="${mix('#ffe9a8', '#c98a6a', dawn)}"/>`,
    glow('lamp', 1012, 188, 90, '#ffe9a8', 0.7 * (1 - dawn)),
    wave(2),
    wave(3),
    wave(4),
    wave(5),
    dawn > 0.1 ? gulls(seconds - 20, mix('#12234a', '#f5f0e4', 0.9)) : '',
  ].join('');
}

/** The lighthouse of Alexandria works until dawn. */
export const lighthouse: Film = {
  id: 'clip-8',
  title: { ar: 'الفنار', en: 'The Lighthouse' },
  seconds: 34,
  audio: ['ar', 'en'],
  posterAt: 10,
  tune: { root: 138.59, scale: [0, 150, 300, 500, 700, 900, 1000], beat: 0.75, seed: 70 },
  lines: [
    {
      at: 4,
      until: 8.4,
      ar: 'فنار الإسكندرية لا ينام.',
      spoken: 'فَنارُ الإِسْكَنْدَرِيَّةِ لا يَنام.',
      en: 'The lighthouse of Alexandria does not sleep.',
    },
    {
      at: 9.2,
      until: 14.6,
      ar: 'يكتب على البحر سطرًا واحدًا، ثم يمحوه.',
      spoken: 'يَكْتُبُ عَلى البَحْرِ سَطْراً واحِداً، ثُمَّ يَمْحوه.',
      en: 'It writes one line across the sea, then wipes it away.',
    },
    {
      at: 15.6,
      until: 20.6,
      ar: 'المراكب تقرأ، وترد بضوء صغير.',
      spoken: 'المَراكِبُ تَقْرَأ، وَتَرُدُّ بِضَوْءٍ صَغير.',
      en: 'The boats read it, and answer with a small light.',
    },
    {
      at: 22,
      until: 29,
      ar: 'وحين يطلع الفجر، يبقى الموج يراجع ما كُتب.',
      spoken: 'وَحينَ يَطْلُعُ الفَجْر، يَبْقى المَوْجُ يُراجِعُ ما كُتِب.',
      en: 'And when dawn comes, the waves stay behind, going over what was written.',
    },
  ],
  draw,
};
