import type { DevMail } from '@sahra/shared/schemas/mail';
import type { Page } from '@sahra/shared/schemas/common';

export const password = 'lamps over the river';

/** Each client calls from an address of its own, as visitors do. */
export const addressOf = (client: number) => `198.51.${Math.floor(client / 250)}.${(client % 250) + 1}`;

export async function postFrom(api: string, path: string, client: number, body: object): Promise<Response> {
  return await fetch(`${api}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(client) },
    body: JSON.stringify(body),
  });
}

/** Registers somebody and confirms their address with the link of the mail. Returns the address. */
export async function register(api: string, client: number): Promise<string> {
  const username = `bench.${String(client).replace(/[01]/g, 'a')}x${client}`;
  const email = `bench${client}@example.org`;
  const details = {
    username,
    firstName: 'Mona',
    lastName: 'Hassan',
    phone: '+201001234567',
    zip: '11511',
    email,
    password,
    acceptsTerms: true,
  };
  const answer = await postFrom(api, '/auth/sign-up', client, details);
  if (answer.status !== 202) throw new Error(`Nobody can register: ${await answer.text()}`);
  const mails = (await (await fetch(`${api}/dev/mail.json`)).json()) as Page<DevMail>;
  const link = mails.items.find(({ recipient }) => recipient === email)?.links[0];
  const token = link && new URL(link).searchParams.get('token');
  const verified = await postFrom(api, '/auth/verify-email', client, { token, password });
  if (!verified.ok) throw new Error(`Nobody can confirm their address: ${await verified.text()}`);
  return email;
}
