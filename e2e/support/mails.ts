import type { Page } from '@sahra/shared/schemas/common';
import type { DevMail } from '@sahra/shared/schemas/mail';
import { expect } from './expect.ts';
import { siteUrl } from './current-site.ts';

/** The newest mail to an address; waits for it. `after` is the id of one that is already known. */
export async function mailTo(recipient: string | null, after = 0): Promise<DevMail> {
  const found: DevMail[] = [];
  const look = async () => {
    const { items } = (await (await fetch(`${siteUrl()}/dev/mail.json`)).json()) as Page<DevMail>;
    found.push(...items.filter((mail) => mail.recipient === recipient && mail.id > after));
    return found.length;
  };
  await expect.poll(look, { message: `a mail to ${recipient}` }).toBeGreaterThan(0);
  const [mail] = found;
  if (!mail) throw new Error(`no mail to ${recipient}`);
  return mail;
}
