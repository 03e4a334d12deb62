import { cairoNight } from './cairo-night.ts';
import { caravan } from './caravan.ts';
import { carpenterStar } from './carpenter-star.ts';
import type { Film } from './film.ts';
import { lastTram } from './last-tram.ts';
import { lighthouse } from './lighthouse.ts';
import { nileSail } from './nile-sail.ts';
import { orbits } from './orbits.ts';
import { sevenLanterns } from './seven-lanterns.ts';

/** The eight demo films, in the order of their ids. */
export const films: readonly Film[] = [
  cairoNight,
  nileSail,
  carpenterStar,
  lastTram,
  orbits,
  sevenLanterns,
  caravan,
  lighthouse,
];
