import type { Browser } from 'playwright';
import { throttle } from '../shaper/throttle.ts';
import { figuresOf, type Figures } from './figures.ts';
import { recordNetworkLog, type Exchange } from './network-log.ts';
import { openPhone } from './open-phone.ts';
import { installProbe } from './page-probe.ts';

/** A page counts as loaded when nothing has been asked for during this time. */
const QUIET_MS = 2000;
const LIMIT_MS = 90_000;

export interface Visit {
  figures: Figures;
  exchanges: readonly Exchange[];
  lcpElement: string;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens `url` as a visitor who has never been there, and waits until the page is loaded and usable. */
export async function visit(browser: Browser, url: string, isThrottled = true): Promise<Visit> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await recordNetworkLog(session);
    if (isThrottled) await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpuSlowdown });
    await context.addInitScript(installProbe);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));

    const answer = await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status() ?? 'nothing'}`);
    const readProbe = () => page.evaluate(() => window.sahraProbe?.());
    const started = performance.now();
    let probe = await readProbe();
    while (!probe?.usable || log.quietMs() < QUIET_MS) {
      if (performance.now() - started > LIMIT_MS) {
        const reason = probe?.usable ? `still waits for ${log.pending().join(', ')}` : 'never became usable';
        throw new Error(`${url} ${reason}. ${[...errors, ...log.failures].join('; ')}`);
      }
      await sleep(Math.max(100, QUIET_MS - log.quietMs()));
      probe = await readProbe();
    }
    if (errors.length > 0 || log.failures.length > 0)
      throw new Error(`${url} did not load cleanly: ${[...errors, ...log.failures].join('; ')}`);
    if (!probe.lcp) throw new Error(`${url}: the browser has reported no largest paint`);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return {
      figures: figuresOf(log.exchanges, probe, elements),
      exchanges: log.exchanges,
      lcpElement: probe.lcpElement,
    };
  } finally {
    await context.close();
  }
}
