const EVERY_MS = 1000;
/** The api takes no more in one report; more in a second would not say more. */
const REPORT_SIZE = 20;
const TIMEOUT_MS = 5000;

interface Release {
  remote: string;
  version: string;
}

/** Tells the api of releases that failed on the server, where no browser can. What does not arrive is lost. */
export function createFailureReports(reportsUrl: string) {
  let waiting: Release[] = [];
  let timer: NodeJS.Timeout | undefined;

  function send() {
    const body = JSON.stringify({ releases: waiting });
    waiting = [];
    timer = undefined;
    fetch(`${reportsUrl}/internal/server-failures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {});
  }

  return function report({ remote, version }: Release): void {
    if (waiting.length >= REPORT_SIZE) return;
    waiting.push({ remote, version });
    timer ??= setTimeout(send, EVERY_MS).unref();
  };
}

/** Which release a line of the log complains about; undefined where it is about something else. */
export function releaseIn(fields: object): Release | undefined {
  if (!('remote' in fields) || !('version' in fields)) return undefined;
  const { remote, version } = fields;
  return typeof remote === 'string' && typeof version === 'string' && version !== '' ? { remote, version } : undefined;
}
