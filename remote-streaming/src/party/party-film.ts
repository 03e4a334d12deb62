import type { PartyState } from '@sahra/shared/facade';
import { correctionFor, type FilmState, JUMPED, placeAt } from './follow-rules.ts';
import type { PartyLine, PartyView } from './party-line.ts';
import { SteeredVideo } from './steered-video.ts';

/** Milliseconds between looks at where the film is. */
const LOOK_EVERY = 300;
/** A film that is dragged along sends so often where it is, in milliseconds. */
const DRAG_EVERY = 150;

/** What holds a follower's film: the browser wants a press before it plays; or they have paused alone. */
export type Hold = 'needsPress' | 'paused' | null;
type Line = Pick<PartyLine, 'now' | 'send' | 'view' | 'subscribe'>;

/**
 * Makes one video run as the party's film: followers do what the host did. What the host's own video does because it is slow, or because
 * it is brought back, is not what they did.
 */
export class PartyFilm {
  readonly #steered: SteeredVideo;
  readonly #video: HTMLVideoElement;
  readonly #line: Line;
  readonly #episodeId: number;
  readonly #onHold: (hold: Hold) => void;
  readonly #end = new AbortController();
  /** How it should run; what the host has just done is in it before it has come back. */
  #film: FilmState | undefined;
  /** What the host has done so far, sent or not. */
  #revision = 0;
  /** False until the video was once where the film is: so long its events are not what a host did. */
  #isInStep = false;
  #hold: Hold = null;
  #isDragged = false;
  #draggedAt = -Infinity;
  #view: PartyView | undefined;

  #begins: boolean;

  /** `begins`: the host has just gone on to this episode; the party starts where they are. */
  constructor(
    video: HTMLVideoElement,
    line: Line,
    { episodeId, begins, onHold }: { episodeId: number; begins: boolean; onHold: (hold: Hold) => void },
  ) {
    this.#begins = begins;
    this.#video = video;
    this.#steered = new SteeredVideo(video);
    this.#line = line;
    this.#episodeId = episodeId;
    this.#onHold = onHold;
    const { signal } = this.#end;
    const on = (type: string, react: () => void) => video.addEventListener(type, react, { signal });
    on('play', () => this.#played());
    on('pause', () => this.#paused());
    on('seeking', () => this.#seeking());
    on('seeked', () => this.#seeked());
    on('ratechange', () => this.#leads && !this.#steered.hasOwnRate && this.#steer());
    for (const type of ['loadedmetadata', 'canplay', 'playing']) on(type, () => this.#look());
    const timer = setInterval(() => this.#look(), LOOK_EVERY);
    const forget = line.subscribe(() => this.#hear(line.view()));
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      forget();
    });
    this.#hear(line.view());
  }

  /** Leaves the video to its viewer. */
  end(): void {
    this.#end.abort();
    if (this.#film) this.#steered.setRate(this.#film.rate);
  }

  /** The viewer has pressed to watch along. */
  join(): void {
    this.#setHold(null);
    this.#look();
  }

  get #isHost(): boolean {
    const { personId, state } = this.#line.view();
    return personId !== null && state?.hostId === personId;
  }

  /** Whether what is done to this video is done to the party. */
  get #leads(): boolean {
    return this.#isHost && this.#isInStep && this.#film !== undefined;
  }

  #setHold(hold: Hold): void {
    if (hold === this.#hold) return;
    this.#hold = hold;
    this.#onHold(hold);
  }

  #hear(view: PartyView): void {
    const before = this.#view;
    this.#view = view;
    const { state, refusal } = view;
    if (refusal !== before?.refusal && refusal?.code === 'not_host') this.#revision = 0;
    if (state?.episodeId !== this.#episodeId) this.#film = undefined;
    else if (state !== before?.state) this.#take(state, view.joins !== before?.joins);
    this.#look();
  }

  #take(state: PartyState, isFirst: boolean): void {
    if (this.#isHost && state.revision < this.#revision) {
      // On its way, unless it was lost with the connection.
      if (!isFirst) return;
      this.#revision = state.revision;
      return this.#steer();
    }
    this.#film = state;
    this.#revision = state.revision;
  }

  /** Looks whether the film runs as it should, and helps. */
  #look(): void {
    const [video, film, now] = [this.#video, this.#film, this.#line.now()];
    if (!film || now === undefined || video.readyState < 1 || this.#isDragged) return;
    if (this.#isHost && (this.#revision === 0 || this.#begins)) {
      // A party begins where its first host is.
      this.#begins = false;
      this.#isInStep = true;
      return this.#steer();
    }
    const place = Math.min(placeAt(film, now), Number.isFinite(video.duration) ? video.duration : Infinity);
    const drift = place - video.currentTime;
    if (video.paused === !film.isPlaying && Math.abs(drift) < JUMPED && !video.seeking) this.#isInStep = true;
    if (!film.isPlaying) return this.#rest(drift);
    if (this.#hold === 'paused') return;
    if (video.paused && place < video.duration - 0.3) this.#play();
    if (video.seeking || video.readyState < 3) return;
    const correction = correctionFor(drift, film.rate, video.playbackRate !== film.rate, this.#steered.mayJump);
    if (correction.jumps) this.#steered.jumpAhead(place, film.rate);
    else this.#steered.setRate(correction.rate);
  }

  #rest(drift: number): void {
    if (this.#hold === 'paused') this.#setHold(null);
    this.#steered.pause();
    if (Math.abs(drift) > 0.1 && !this.#video.seeking) this.#steered.jump(this.#video.currentTime + drift);
  }

  #play(): void {
    this.#video.play().then(
      () => this.#hold === 'needsPress' && this.#setHold(null),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') this.#setHold('needsPress');
      },
    );
  }

  /** Tells the party how the host's film runs, and takes it as said. */
  #steer(isPlaying = !this.#video.paused): void {
    const now = this.#line.now();
    if (now === undefined || !this.#film) return;
    const rate = this.#steered.hasOwnRate ? this.#film.rate : this.#video.playbackRate;
    this.#film = { isPlaying, position: this.#video.currentTime, rate, at: now };
    this.#revision += 1;
    const { position, at } = this.#film;
    this.#line.send({ type: 'steer', isPlaying, position, rate, at });
  }

  #played(): void {
    if (this.#hold) this.#setHold(null);
    else if (this.#leads && !this.#film?.isPlaying) return this.#steer();
    this.#look();
  }

  #paused(): void {
    // A video that is taken out of the page pauses too.
    if (this.#steered.hasPaused() || !this.#film?.isPlaying || !this.#video.isConnected) return;
    if (this.#leads) this.#steer(false);
    else if (!this.#video.ended) this.#setHold('paused');
  }

  #seeking(): void {
    if (this.#steered.isJumping() || !this.#leads) return;
    this.#isDragged = true;
    if (performance.now() - this.#draggedAt < DRAG_EVERY) return;
    this.#draggedAt = performance.now();
    // All others go there while the host's own is on its way.
    this.#steer(false);
  }

  #seeked(): void {
    if (!this.#steered.hasJumped() && this.#isDragged) this.#steer();
    this.#isDragged = false;
    this.#look();
  }
}
