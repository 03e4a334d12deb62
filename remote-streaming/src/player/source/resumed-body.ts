/** Milliseconds without a byte after which a connection counts as broken. */
export const SILENCE_MS = 15_000;

/** Rejects where a step of a download does not come within SILENCE_MS. */
export async function inTime<T>(step: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('Nothing came for too long', 'TimeoutError')), SILENCE_MS);
  });
  try {
    return await Promise.race([step, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** The `Range` header for what is left of a request of which so many bytes are here. */
export function restOf(range: string | null, received: number): string {
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return `bytes=${Number(first) + received}-${last}`;
}

/**
 * The same answer with a body that survives a broken connection: `resume` is asked for what comes after so many bytes. The engine
 * itself would take the half of a segment for the whole of it. `onBytes` is told of each part.
 */
export function resumedBody(
  answer: Response,
  resume: (received: number) => Promise<Response>,
  onBytes: () => void,
): Response {
  if (!answer.body) return answer;
  let reader = answer.body.getReader();
  let received = 0;
  const readOn = async (): Promise<ReadableStreamReadResult<Uint8Array>> => {
    for (;;) {
      try {
        return await inTime(reader.read());
      } catch {
        void reader.cancel().catch(() => undefined);
        const rest = await resume(received);
        // Firefox stops what a page loads as soon as one leaves it, be it complete.
        if (rest.status === 416) return { done: true, value: undefined };
        if (rest.status !== 206 || !rest.body) throw new TypeError(`No rest of ${answer.url}: ${rest.status}`);
        reader = rest.body.getReader();
      }
    }
  };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await readOn();
      if (done) return controller.close();
      received += value.byteLength;
      onBytes();
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}
