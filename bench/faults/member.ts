import { ask, type Answer } from './answers.ts';

/** Of the demo; README tells them. */
const mona = { identifier: 'mona', password: 'mona likes old films' };
/** Programs of the demo that she adds to her watchlist and takes off it again. */
const LANES = 12;

/** A member who reads pages of their own and writes, and remembers what was acknowledged. */
export interface Member {
  cookie: string;
  /** Writes once; undefined where every lane waits for an answer. */
  write: () => Promise<Answer | undefined>;
  /** How many acknowledged writes are not there. */
  lost: () => Promise<number>;
}

/** Signs in at the site. */
export async function signIn(site: string): Promise<Member> {
  const own = { origin: site, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const answer = await fetch(`${site}/api/auth/sign-in`, { method: 'POST', headers: own, body: JSON.stringify(mona) });
  if (!answer.ok) throw new Error(`Mona cannot sign in: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const lanes = Array.from({ length: LANES }, (_, index) => ({
    program: index + 1,
    /** Undefined where nothing has been acknowledged, or where nobody knows what became of the last write. */
    acknowledged: undefined as boolean | undefined,
    isBusy: false,
  }));
  let turn = 0;
  return {
    cookie,
    async write() {
      const lane = lanes[turn++ % LANES];
      if (!lane || lane.isBusy) return undefined;
      lane.isBusy = true;
      const isIn = !lane.acknowledged;
      const path = `/api/account/watchlist/${lane.program}`;
      const given = await ask(site, {
        path,
        method: isIn ? 'PUT' : 'DELETE',
        headers: { origin: site, 'sec-fetch-site': 'same-origin', cookie },
      });
      // What was told to come again was not done; of what got no answer nobody knows.
      if (given.outcome === 'whole') lane.acknowledged = isIn;
      else if (given.outcome === 'nothing') lane.acknowledged = undefined;
      lane.isBusy = false;
      return given;
    },
    async lost() {
      const read = await fetch(`${site}/api/account/watchlist?pageSize=60`, { headers: { cookie } });
      const { items } = (await read.json()) as { items: { id: number }[] };
      const kept = new Set(items.map(({ id }) => id));
      return lanes.filter(
        ({ acknowledged, program }) => acknowledged !== undefined && kept.has(program) !== acknowledged,
      ).length;
    },
  };
}
