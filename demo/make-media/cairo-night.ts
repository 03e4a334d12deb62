import { crescent, ease, glow, sky, stars } from './draw.ts';
import type { Film } from './film.ts';
import { drawStreet, street } from './skyline.ts';

const far = street(11, 1500, 560, 120, 24);
const middle = street(23, 1800, 640, 130, 24);
const near = street(37, 2300, 760, 150, 26);

function draw(seconds: number): string {
  const rise = ease(seconds, 0, 26);
  const [moonX, moonY] = [980 - rise * 60, 420 - rise * 250];
  return [
    sky(['#0b1030', '#2a2256', '#7a3b62', '#d9784f']),
    stars(5, 120, 380, seconds),
    glow('moon', moonX, moonY, 190, '#f6d98a', 0.35),
    crescent(moonX, moonY, 52, '#f9e7b4'),
    drawStreet(far, 0, '#3f2a55', '#f0a860', seconds),
    drawStreet(middle, 40 + seconds * 6, '#241c40', '#f2b441', seconds),
    drawStreet(near, 90 + seconds * 24, '#0f0f22', '#ffcf6b', seconds),
  ].join('');
}

/** Windows of Cairo light up one after the other while the moon rises. */
export const cairoNight: Film = {
  id: 'clip-1',
  title: { ar: 'القاهرة بعد العاشرة', en: 'Cairo, After Ten' },
  seconds: 32,
  audio: ['ar', 'en'],
  posterAt: 17,
  tune: { root: 146.83, scale: [0, 150, 300, 500, 700, 800, 1000], beat: 0.62, seed: 3 },
  lines: [
    {
      at: 4,
      until: 8.6,
      ar: 'بعد العاشرة تخلع المدينة ضجيجها.',
      spoken: 'بَعْدَ العاشِرَة، تَخْلَعُ المَدينَةُ ضَجيجَها.',
      en: 'After ten, the city takes off its noise.',
    },
    {
      at: 9,
      until: 14.7,
      ar: 'نافذة تضيء، ثم أخرى، كأنها تتبادل الأخبار.',
      spoken: 'نافِذَةٌ تُضيء، ثُمَّ أُخْرى، كَأَنَّها تَتَبادَلُ الأَخْبار.',
      en: 'One window lights up, then another, as if passing on the news.',
    },
    {
      at: 15,
      until: 19.9,
      ar: 'القمر يتأخر كعادته، ولا أحد يعاتبه.',
      spoken: 'القَمَرُ يَتَأَخَّرُ كَعادَتِه، وَلا أَحَدَ يُعاتِبُه.',
      en: 'The moon is late, as usual. Nobody minds.',
    },
    {
      at: 20.4,
      until: 24.6,
      ar: 'على السطح كرسيان وإبريق شاي.',
      spoken: 'عَلى السَّطْحِ كُرْسِيّانِ وَإِبْريقُ شاي.',
      en: 'On the roof, two chairs and a pot of tea.',
    },
    {
      at: 25,
      until: 29.4,
      ar: 'ومن قال إن السهرة تنتهي؟',
      spoken: 'وَمَنْ قالَ إِنَّ السَّهْرَةَ تَنْتَهي؟',
      en: 'And who said the evening has to end?',
    },
  ],
  draw,
};
