import type { Page } from '@sahra/shared/schemas/common';
import type { DevMail } from '@sahra/shared/schemas/mail';
import { expect } from 'vitest';

/** The newest mail of a site to an address; waits for it. `after` is the id of one that is already known. */
export async function mailTo(site: string, recipient: string | null, after = 0): Promise<DevMail> {
  let found: DevMail | undefined;
  await expect
    .poll(async () => {
      const { items } = (await (await fetch(`${site}/dev/mail.json`)).json()) as Page<DevMail>;
      found = items.find((mail) => mail.recipient === recipient && mail.id > after);
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`no mail to ${recipient}`);
  return found;
}
