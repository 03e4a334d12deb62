/** Where pages meet the player: features do not import each other, and its code is fetched only when something plays. */
export const loadPlayer = async () => (await import('./player/player.tsx')).Player;
