/** What a page that frames the player is told, each time with where the film is. */
export const playerEvents = ['play', 'pause', 'time', 'ended'] as const;
export type PlayerEvent = (typeof playerEvents)[number];

/** The message of an event, as `window` of the framing page gets it in `event.data`. */
export interface PlayerMessage {
  /** So that it can be told from what other frames send. */
  source: 'sahra-player';
  version: 1;
  event: PlayerEvent;
  episodeId: number;
  seconds: number;
  /** Null until it is known. */
  durationSeconds: number | null;
}

/** Milliseconds between two messages of `time`. */
export const TIME_MESSAGE_MS = 250;

const events: Readonly<Record<string, PlayerEvent>> = {
  play: 'play',
  pause: 'pause',
  timeupdate: 'time',
  seeked: 'time',
  ended: 'ended',
};

/** Events of a media element that are told. */
export const mediaEvents: readonly string[] = Object.keys(events);

/**
 * Whom to tell: the origin in `?origin=`, else any page that frames it, as that learns nothing but what the address that they
 * framed shows to everybody. Undefined where the parameter is no origin of the web: then nobody is told.
 */
export function readTargetOrigin(parameters: URLSearchParams): string | undefined {
  const text = parameters.get('origin');
  if (text === null) return '*';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.origin === text ? text : undefined;
}

/** Makes messages of what happens to the film; undefined where this one need not be told. */
export function createPlayerMessages(episodeId: number) {
  let toldAt = -Infinity;
  return (
    type: string,
    { currentTime, duration }: Pick<HTMLMediaElement, 'currentTime' | 'duration'>,
    now: number,
  ): PlayerMessage | undefined => {
    const event = events[type];
    if (!event) return undefined;
    if (type === 'timeupdate' && now - toldAt < TIME_MESSAGE_MS) return undefined;
    if (event === 'time') toldAt = now;
    const durationSeconds = Number.isFinite(duration) ? duration : null;
    return { source: 'sahra-player', version: 1, event, episodeId, seconds: currentTime, durationSeconds };
  };
}
