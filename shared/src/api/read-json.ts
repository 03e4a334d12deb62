/** An answer that is none of the good ones, in the form in which axios throws it. */
interface Refusal {
  response: { status: number; data: unknown; headers: Record<string, unknown> };
}

/** What axios would make of it: JSON, or the text where it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** What a query says in an address; what is not given is not in it. */
export const queryText = (query: object): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();

/**
 * Reads an address in the browser. Reading needs none of what axios does for forms and progress, and a page's data do not wait until a
 * library has come and begun: on a phone that is a tenth of a second. Throws what axios would.
 */
export async function readJson(url: string, timeoutMs: number, signal?: AbortSignal): Promise<unknown> {
  const controller = new AbortController();
  const end = () => controller.abort();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, timeoutMs);
  try {
    const answer = await fetch(url, { headers: { accept: 'application/json' }, signal: controller.signal });
    const data = parse(await answer.text());
    if (answer.ok) return data;
    const refusal: Refusal = {
      response: { status: answer.status, data, headers: Object.fromEntries(answer.headers) },
    };
    throw Object.assign(new Error(`HTTP ${answer.status}`), refusal);
  } catch (error) {
    throw isLate ? Object.assign(new Error('Too late'), { code: 'ETIMEDOUT' }) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
