/** Where pages meet the player: features do not import each other, and its code is fetched only when something plays. */
export const loadPlayer = async () => (await import('./player/player.tsx')).Player;

/** The same, for a film that may go on when its page is left. */
export const loadFilmPlace = async () => (await import('./player/mini/film-place.tsx')).FilmPlace;
