/** A video that plays by the clock of the test; a jump takes a while. */
export class PlayedVideo {
  readonly element = document.createElement('video');
  isRefusing = false;
  #place = 0;
  #paused = true;
  #rate = 1;
  #seeking = false;

  constructor() {
    document.body.append(this.element);
    const say = (type: string) => this.element.dispatchEvent(new Event(type));
    const define = (name: string, get: () => unknown, set?: (value: number) => void) =>
      Object.defineProperty(this.element, name, { configurable: true, get, ...(set && { set }) });
    define('paused', () => this.#paused);
    define('readyState', () => (this.#seeking ? 1 : 4));
    define('seeking', () => this.#seeking);
    define('duration', () => 60);
    define('ended', () => this.#place >= 60);
    define(
      'playbackRate',
      () => this.#rate,
      (rate) => {
        this.#rate = rate;
        setTimeout(() => say('ratechange'));
      },
    );
    define(
      'currentTime',
      () => this.#place,
      (place) => {
        this.#place = place;
        this.#seeking = true;
        say('seeking');
        setTimeout(() => {
          this.#seeking = false;
          say('seeked');
        }, 200);
      },
    );
    this.element.play = () => {
      if (this.isRefusing) return Promise.reject(new DOMException('', 'NotAllowedError'));
      if (this.#paused) setTimeout(() => say('play'));
      this.#paused = false;
      return Promise.resolve();
    };
    this.element.pause = () => {
      if (!this.#paused) setTimeout(() => say('pause'));
      this.#paused = true;
    };
  }

  /** Seconds of film pass, unless it stalls. */
  pass(ms: number) {
    if (!this.#paused && !this.#seeking && !this.isStalled) this.#place += (ms / 1000) * this.#rate;
  }
  isStalled = false;
}
