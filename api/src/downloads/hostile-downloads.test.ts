import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members } from '../database/member-tables.ts';
import { downloads, orders } from '../database/order-tables.ts';
import { createToken } from '../newsletter/token.ts';
import { signAddress } from '../signed-addresses/signed-address.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { TIMES } from './grant-downloads.ts';
import { guestCookie, useDownloads } from './testing/use-downloads.ts';

const { signUp, database, mona, place, ask, linkOf, get, refusal } = useDownloads();

describe('somebody else', () => {
  it('gets no link by the number of a file, whatever they say of themselves', async () => {
    const { id } = await place({ memberId: mona().id });
    const other = await signUp();
    for (const cookie of ['', other.cookie, guestCookie(createToken()), guestCookie(mona().id)])
      expect((await ask(id, cookie)).status).toBe(404);
    for (const strange of ['0', '-1', '1.5', '1e9', 'abc', '٣', `${id}'--`, '99999999999999'])
      expect([400, 404]).toContain((await ask(strange, mona().cookie)).status);
    const foreign = await get(`/api/downloads/${id}/links`, mona().cookie, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
    const [row] = await database().select().from(downloads).where(eq(downloads.id, id));
    expect(row?.timesLeft).toBe(TIMES);
  });

  it('cannot use an address that was passed on, changed, spelled otherwise, or is over', async () => {
    const [mine, another] = [await place({ memberId: mona().id }), await place({ memberId: mona().id })];
    const other = await signUp();
    const { url } = await linkOf(mine.id, mona().cookie);
    const [forged, none] = ['403 address_forged', '403 address_unsigned'];
    expect(await refusal(url, other.cookie)).toBe(forged);
    expect(await refusal(url)).toBe(forged);
    expect(await refusal(url.replace(`/${mine.id}/`, `/${another.id}/`), mona().cookie)).toBe(forged);
    expect(await refusal(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`, mona().cookie)).toBe(forged);
    expect(await refusal(`/api/downloads/files/${mine.id}`, mona().cookie)).toBe(none);
    for (const spelling of [
      `${url}?x`,
      url.replace('/files/', '//files/'),
      url.replace('files', 'file%73'),
      `${url}/..%2fx`,
    ])
      expect([none, '404 not_found']).toContain(await refusal(spelling, mona().cookie));
    const ring = await new SigningKeys(database()).ring();
    const claim = {
      purpose: 'download',
      holder: `member ${mona().id}`,
      path: `/api/downloads/files/${mine.id}`,
    } as const;
    expect(await refusal(signAddress(ring, claim, Date.now() - 12 * 60_000), mona().cookie)).toBe(
      '410 address_expired',
    );
    expect(await refusal(signAddress(ring, { ...claim, purpose: 'media' }), mona().cookie)).toBe(forged);
  });

  it('learns nothing from parts, headers alone, or what a cache would ask', async () => {
    const { id } = await place({ memberId: mona().id });
    const other = await signUp();
    const { url } = await linkOf(id, mona().cookie);
    for (const headers of [{ range: 'bytes=0-0' }, { range: 'bytes=999-' }, { 'if-none-match': '*' }])
      expect(await refusal(url, other.cookie, { headers })).toBe('403 address_forged');
    const head = await get(url, other.cookie, { method: 'HEAD' });
    expect([head.statusCode, head.headers.etag, head.headers['content-disposition']]).toEqual([
      403,
      undefined,
      undefined,
    ]);
  });

  it('has nothing left of a link once they are blocked, signed out, or their order was called off', async () => {
    const { id, orderId } = await place({ memberId: mona().id });
    const { url } = await linkOf(id, mona().cookie);
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona().id));
    expect(await refusal(url, mona().cookie)).toBe('403 address_forged');
    await database().update(members).set({ blockedAt: null }).where(eq(members.id, mona().id));
    await database().update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
    expect(await refusal(url, mona().cookie)).toBe('404 not_found');
  });

  it.each(['../../../etc/passwd', '/etc/passwd', 'posters/../../secret', '.env', 'posters//night-tram.pdf', 'a\\b'])(
    'gets nothing by a product that names the file %s',
    async (file) => {
      const { id } = await place({ memberId: mona().id });
      await database().update(downloads).set({ file }).where(eq(downloads.id, id));
      const { url } = await linkOf(id, mona().cookie);
      expect(await refusal(url, mona().cookie)).toBe('404 not_found');
    },
  );
});
