import { randomBytes } from 'node:crypto';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { setUpByApi } from '../../api/src/second-step/set-up-by-api.ts';
import { paths } from './addresses.ts';
import type { Page } from 'playwright/test';
import { ownApiUrl, siteUrl } from './current-site.ts';
import { mailTo } from './mails.ts';
import { messagesOf } from './messages.ts';

/** Somebody who registers, or has. */
export interface Newcomer {
  code: LanguageCode;
  username: string;
  firstName: string;
  lastName: string;
  phone: string;
  zip: string;
  email: string;
  password: string;
  /** Of who has a second step: each signs them in once. */
  recoveryCodes?: string[];
}

/** Letters that no two tests share. */
const ownLetters = () => randomBytes(4).toString('hex').replace(/[01]/g, 'x');

/** The same in Arabic, in letters that do not make a word of a page such as رد. */
export const arabicLetters = () => [...randomBytes(6)].map((byte) => 'ثجخذزشضظ'[byte % 8]).join('');

/** Somebody whom no other test knows. */
export function newNamed(more: Partial<Newcomer> = {}): Newcomer {
  const username = `guest${ownLetters()}`;
  return {
    code: 'ar',
    username,
    firstName: 'Mona',
    lastName: 'Hassan',
    phone: '+201001234567',
    zip: '11511',
    email: `${username}@example.org`,
    password: 'lamps over the river',
    ...more,
  };
}

const send = (site: string, path: string, body: object, headers: Record<string, string>, method = 'POST') =>
  fetch(`${site}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });

/** Sends to the api as a page of the site would. */
export const sendTo = (path: string, body: object, headers: Record<string, string> = {}, method = 'POST') =>
  send(siteUrl(), path, body, headers, method);

/** Sends from a network of its own, past the gateway where that can be: what one network may do is not used up by all tests. */
const sendFromAfar = (path: string, body: object) =>
  send(ownApiUrl() ?? siteUrl(), path, body, { 'x-forwarded-for': `198.18.${[...randomBytes(2)].join('.')}` });

/** Somebody new who fills forms in in their own language: names, digits and password. */
export const newSpeaking = (code: 'ar' | 'de'): Newcomer =>
  code === 'ar'
    ? newNamed({
        username: `أميرة${arabicLetters()}`,
        firstName: 'أميرة',
        lastName: 'حسن',
        phone: '٠١٠٠١٢٣٤٥٦٧',
        zip: '١١٥١١',
        password: 'سهرة طويلة على السطح',
      })
    : newNamed({
        code,
        firstName: 'Karl',
        lastName: 'Braun',
        phone: '+49 30 1234567',
        zip: '10115',
        password: 'ein langer Abend am Fluss',
      });

async function requireTaken(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** The token of the link in a mail. */
export const tokenOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('token') ?? '';

/** Registers somebody and confirms the address, without a page. */
export async function signUpByApi({ code, ...newcomer }: Newcomer): Promise<void> {
  await requireTaken(await sendFromAfar(`/auth/sign-up?lang=${code}`, { ...newcomer, acceptsTerms: true }));
  const { links } = await mailTo(newcomer.email);
  await requireTaken(
    await sendFromAfar('/auth/verify-email', { token: tokenOf(links[0]), password: newcomer.password }),
  );
}

/** A member whom nobody else knows. */
export async function makeMember(more: Partial<Newcomer> = {}): Promise<Newcomer> {
  const member = newNamed({ firstName: 'منى', ...more });
  await signUpByApi(member);
  return member;
}

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

/** A recovery code that nobody has used yet. */
function takeRecoveryCode({ recoveryCodes }: Pick<Newcomer, 'recoveryCodes'>): string {
  const code = recoveryCodes?.pop();
  if (!code) throw new Error('There is no recovery code left');
  return code;
}

/** Signs somebody in without a page, with their second step where they have one; returns the `Cookie` header of their session. */
export async function signInByApi(member: Pick<Newcomer, 'email' | 'password' | 'recoveryCodes'>): Promise<string> {
  const { email, password, recoveryCodes } = member;
  const response = await requireTaken(await sendFromAfar('/auth/sign-in', { identifier: email, password }));
  const { secondStep } = (await response.json()) as { secondStep?: { token: string } };
  if (!secondStep) return cookieOf(response);
  const completion = { token: secondStep.token, code: takeRecoveryCode(member) };
  const cookie = cookieOf(await requireTaken(await sendFromAfar('/auth/sign-in/code', completion)));
  // Two stay for pages on which they sign in.
  if (recoveryCodes && recoveryCodes.length < 3) {
    const renewed = await requireTaken(await sendTo('/account/second-step/recovery-codes', {}, { cookie }));
    recoveryCodes.splice(0, Infinity, ...((await renewed.json()) as { recoveryCodes: string[] }).recoveryCodes);
  }
  return cookie;
}

/** Gives somebody a second step, as a manager needs; they keep its recovery codes. */
export async function giveSecondStep(member: Newcomer): Promise<string> {
  const cookie = await signInByApi(member);
  const { secret, recoveryCodes } = await setUpByApi((path, body) => sendTo(path, body, { cookie }));
  member.recoveryCodes = recoveryCodes;
  return secret;
}

/** Makes a browser the one in which `cookie` is signed in. */
export async function takeSession(page: Page, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url: siteUrl(),
  }));
  await page.context().addCookies(cookies);
}

export const nameOf = ({ firstName, lastName }: Pick<Newcomer, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** The account's messages in a language; those of a namespace of its own with its name: `say('sign-up:send')`. */
export const messagesFor =
  ({ code }: Pick<Newcomer, 'code'>) =>
  (name: string, slots?: Record<string, string>) => {
    const [key = '', namespace] = name.split(':').reverse();
    return messagesOf(code)(namespace ? `remote-account/src/${namespace}` : 'remote-account', key, slots);
  };

/** Fills in the page on which one signs in, by address or username, and sends it; then, with a second step, a recovery code. */
export async function signInOnPage(
  page: Page,
  member: Pick<Newcomer, 'username' | 'password' | 'code' | 'recoveryCodes'>,
): Promise<void> {
  const { username, password, code } = member;
  await page.locator('main input[name=identifier]').fill(username);
  await page.locator('main input[name=password]').fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: messagesFor({ code })('signIn.send'), exact: true })
    .click();
  if (!member.recoveryCodes) return;
  const say = messagesFor({ code });
  await page.getByRole('main').getByText(say('signIn.code.lost')).click();
  await page.getByRole('textbox', { name: say('signIn.code.recovery') }).fill(takeRecoveryCode(member));
  await page
    .getByRole('main')
    .getByRole('button', { name: say('signIn.code.sendRecovery') })
    .click();
}

/** Signs out on the page to which the header's way out leads, until the header knows it. */
export async function signOutOnPage(page: Page, { code }: Pick<Newcomer, 'code'>): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: messagesFor({ code })('signOut.here'), exact: true })
    .click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: messagesOf(code)('host', 'account.label'), exact: true })
    .waitFor({ state: 'attached' });
  // The session is over before the next page is there.
  await page.waitForURL((url) => url.pathname === paths.home.pattern);
}
