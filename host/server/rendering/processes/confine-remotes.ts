import { placeFinder } from './remote-place.ts';

/** What a release did that it may not do. */
export interface Overreach {
  /** Absent where the stack does not tell. */
  remote?: string;
  version?: string;
  /** A whole sentence. */
  text: string;
}

export interface Confinement {
  /** URL of the folder of all releases. */
  releases: string;
  apiUrl: string;
  onOverreach: (overreach: Overreach) => void;
}

/** By these a program gets at everything that it may not import, reads files, or ends other processes. */
const ofProcess = ['binding', '_linkedBinding', 'dlopen', 'execve', 'getBuiltinModule', 'kill', 'loadEnvFile'];
/** Enough to find who called by way of a library. */
const FRAMES = 50;

/**
 * Takes from all code of this process what no page needs: connections to anything but the api, and the ways round the rule what
 * remotes may import. Who tries gets an error. It stops what is careless and what is built in, not a program that was made to
 * deceive: remotes share this process, its prototypes and its environment.
 */
export function confineRemotes({ releases, apiUrl, onOverreach }: Confinement): void {
  const placeOf = placeFinder(releases);
  const { fetch: reach, Request } = globalThis;
  const { origin } = new URL(apiUrl);

  function refuse(what: string): Error {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = FRAMES;
    const lines = new Error().stack?.split('\n') ?? [];
    Error.stackTraceLimit = stackTraceLimit;
    const place = lines.map(placeOf).find((found) => found !== undefined);
    const text = `${place ? `${place.remote} ${place.version}` : 'a remote'} may not ${what}`;
    onOverreach({ ...(place && { remote: place.remote, version: place.version }), text });
    return new Error(text);
  }

  const connectTo = (target: string) =>
    refuse(`connect to ${target}: pages on the server reach the api, and nothing else`);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const target = new URL(request.url).origin;
    if (target !== origin) throw connectTo(target);
    return reach(request);
  };
  for (const name of ['WebSocket', 'EventSource']) {
    function Refused(url: unknown) {
      throw connectTo(`${String(url)} by ${name}`);
    }
    Object.defineProperty(globalThis, name, { value: Refused });
  }
  for (const name of ofProcess)
    Object.defineProperty(process, name, {
      value: () => {
        throw refuse(`use process.${name}`);
      },
    });
}
