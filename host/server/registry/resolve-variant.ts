import { randomInt } from 'node:crypto';
import { bucketOf } from '@sahra/shared/federation/bucket';
import { cookieText } from '@sahra/shared/privacy/cookies';
import { can } from '@sahra/shared/session/permissions';
import { sessionSchema } from '@sahra/shared/schemas/session';
import { sessionCookieNames, sessionCookiesOf } from '@sahra/shared/session/session-cookie';
import { versionSchema, type ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { overridePrefix, type DoctorReport } from '../../src/doctor/report.ts';
import { isDoctorCalled, reportFor } from './doctor-report.ts';
import { cookieValue } from '@sahra/shared/server/cookie-value';
import type { Published } from './registry.ts';
import { readRelease } from './release-files.ts';
import type { Settings } from '../settings.ts';
import { choicesFor, hasCanary, variantOf, type Variant } from './variant.ts';

/** What a visitor asked for cannot be given; the message is shown to them. */
export class BadOverride extends Error {}

export interface ResolvedVariant {
  variant: Variant;
  setCookies: string[];
  /** Only for who called the doctor, where that is allowed. */
  report?: DoctorReport;
}

/** The bucket of a visitor, 0 to 99, the same as long as the cookie lives; a visitor without one gets one, where there is a canary. */
export function assignBucket(
  cookie: string | undefined,
  isNeeded: boolean,
): { bucket: number | undefined; setCookies: string[] } {
  if (!isNeeded) return { bucket: undefined, setCookies: [] };
  const known = bucketOf(cookie);
  if (known !== undefined) return { bucket: known, setCookies: [] };
  const bucket = randomInt(100);
  return { bucket, setCookies: [cookieText('bucket', String(bucket))] };
}

/**
 * Versions that a developer or an admin asked for: `?mf-shop=1.3.0`, kept by a cookie until `?mf-shop=`. Throws where there is no
 * such version.
 */
async function overridesOf(
  url: URL,
  cookie: string | undefined,
  dataDir: string,
  { remotes }: Published,
): Promise<{ chosen: ReleaseManifest[]; setCookies: string[] }> {
  const chosen: ReleaseManifest[] = [];
  const setCookies: string[] = [];
  for (const { stable } of remotes) {
    const name = overridePrefix + stable.name;
    const asked = url.searchParams.get(name);
    const version = asked ?? cookieValue(cookie, name) ?? '';
    if (asked !== null) setCookies.push(cookieText('version', encodeURIComponent(version), name));
    if (!version) continue;
    const release = versionSchema.safeParse(version).success
      ? await readRelease(dataDir, stable.name, version).catch(() => undefined)
      : undefined;
    if (release) chosen.push(release);
    else if (asked !== null)
      throw new BadOverride(`There is no version "${version.slice(0, 60)}" of ${stable.name} here`);
  }
  return { chosen, setCookies };
}

/** Does the visitor ask for another version, now or by the cookie of an earlier request? */
const asksForOverride = (url: URL, cookie: string | undefined, { remotes }: Published) =>
  remotes.some(
    ({ stable: { name } }) => url.searchParams.has(overridePrefix + name) || cookieValue(cookie, overridePrefix + name),
  );

type ApiSettings = Pick<Settings, 'API_URL' | 'PUBLIC_URL' | 'DATA_LIMIT_MS'>;

/** May the member with this session choose versions? Where the api does not answer: no. */
async function mayChooseReleases(
  cookie: string | undefined,
  { API_URL, PUBLIC_URL, DATA_LIMIT_MS }: ApiSettings,
): Promise<boolean> {
  const own = sessionCookiesOf(cookie, sessionCookieNames(PUBLIC_URL));
  if (!own) return false;
  try {
    const answer = await fetch(`${API_URL}/auth/session`, {
      headers: { cookie: own },
      signal: AbortSignal.timeout(DATA_LIMIT_MS),
    });
    const { member } = sessionSchema.parse(await answer.json());
    return member !== null && can(member.role, 'choose-releases');
  } catch {
    return false;
  }
}

/** Developers may choose; on a site for visitors admins may, where the request is their own and not another site's link. */
async function mayChoose(
  url: URL,
  cookie: string | undefined,
  settings: Settings,
  published: Published,
  cameFrom: string | undefined,
): Promise<boolean> {
  if (settings.DEV_TOOLS === 'on') return true;
  return (
    cameFrom !== 'cross-site' && asksForOverride(url, cookie, published) && (await mayChooseReleases(cookie, settings))
  );
}

/** Which version of each remote a visitor gets, and the cookies that keep it so. `cameFrom` is what the browser says in `Sec-Fetch-Site`. */
export async function resolveVariant(
  url: URL,
  cookie: string | undefined,
  settings: Settings,
  published: Published,
  cameFrom?: string,
): Promise<ResolvedVariant> {
  const { bucket, setCookies } = assignBucket(cookie, hasCanary(published));
  if (!(await mayChoose(url, cookie, settings, published, cameFrom)))
    return { variant: variantOf(published, choicesFor(published, bucket)), setCookies };
  const own = await overridesOf(url, cookie, settings.DATA_DIR, published);
  const choices = choicesFor(published, bucket, own.chosen);
  const resolved = { variant: variantOf(published, choices), setCookies: [...setCookies, ...own.setCookies] };
  return settings.DEV_TOOLS === 'on' && isDoctorCalled(url)
    ? { ...resolved, report: await reportFor(published, choices, settings.DATA_DIR) }
    : resolved;
}
