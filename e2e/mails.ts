import type { Page } from '@sahra/shared/schemas/common';
import type { DevMail } from '@sahra/shared/schemas/mail';
import { vi } from 'vitest';

/** The newest mail of a site to an address; waits for it. `after` is the id of one that is already known. */
export const mailTo = (site: string, recipient: string | null, after = 0): Promise<DevMail> =>
  vi.waitFor(
    async () => {
      const { items } = (await (await fetch(`${site}/dev/mail.json`)).json()) as Page<DevMail>;
      const found = items.find((mail) => mail.recipient === recipient && mail.id > after);
      if (!found) throw new Error(`no mail to ${recipient}`);
      return found;
    },
    { timeout: 15_000, interval: 200 },
  );
