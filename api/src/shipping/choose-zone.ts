/** Countries that parcels go to in the same ways; no country: all that no other zone has. */
export interface Zone {
  id: number;
  countries: readonly string[];
}

/** The zone of a country: the one that names it, else the one for everywhere else. */
export const zoneOf = <Z extends Zone>(zones: readonly Z[], country: string): Z | undefined =>
  zones.find(({ countries }) => countries.includes(country)) ?? zones.find(({ countries }) => countries.length === 0);
