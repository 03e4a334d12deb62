import { billingAnswerSchema } from '@sahra/shared/schemas/billing-address';
import { errorSchema } from '@sahra/shared/schemas/common';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const path = '/api/account/billing-address';
const address = {
  firstName: 'منى',
  lastName: 'حسن',
  company: '',
  country: 'EG',
  street: '١٢ شارع طلعت حرب',
  apartment: '',
  city: 'القاهرة',
  state: 'القاهرة',
  postalCode: '١١٥١١',
  phone: '٠١٠٠ ١٢٣ ٤٥٦٧',
  email: 'mona@example.org',
};
let mona: TestMember;
let karim: TestMember;
beforeAll(async () => {
  [mona, karim] = [await signUpMember(app()), await signUpMember(app())];
});
const put = (change: object, member = mona) => member.send('PUT', path, { ...address, ...change });
const kept = async (member = mona) => billingAnswerSchema.parse((await member.send('GET', path)).body).address;
const refusalOf = ({ body }: { body: unknown }) => errorSchema.parse(body);

describe('billing address', () => {
  it('Member has none, keeps one, changes it, and takes it away', async () => {
    expect(await kept(karim)).toBeNull();
    const { status, body } = await put({}, karim);
    const stored = { ...address, postalCode: '11511', phone: '+201001234567' };
    expect([status, body]).toEqual([200, { address: stored }]);
    expect(await kept(karim)).toEqual(stored);
    await put({ country: 'de', state: '', postalCode: ' 10115 ', phone: '030 123456', company: 'Lampen GmbH' }, karim);
    expect(await kept(karim)).toMatchObject({
      country: 'DE',
      state: '',
      postalCode: '10115',
      phone: '+4930123456',
      company: 'Lampen GmbH',
    });
    expect((await karim.send('DELETE', path)).body).toEqual({ address: null });
    expect((await karim.send('DELETE', path)).status).toBe(200);
    expect(await kept(karim)).toBeNull();
  });

  it('Nobody sees or takes away another’s', async () => {
    await put({});
    expect(await kept(karim)).toBeNull();
    await karim.send('DELETE', path);
    expect(await kept()).toMatchObject({ city: 'القاهرة' });
  });

  it.each([
    [{ country: 'AE', state: 'دبي', postalCode: '', phone: '+97142221111' }, 'the Emirates have no postal codes'],
    [{ country: 'GR', state: '', postalCode: '106 74', phone: '2101234567' }, 'a Greek one with its space'],
    [{ country: 'GB', state: '', postalCode: 'sw1a  1aa', phone: '020 7946 0018' }, 'a British one in small letters'],
  ])('%j is taken: %s', async (change) => {
    expect((await put(change)).status).toBe(200);
  });

  it.each([
    [{ country: 'EG', postalCode: '' }, 'postalCode'],
    [{ country: 'DE', postalCode: '1011' }, 'postalCode'],
    [{ country: 'US', postalCode: '90210', state: '' }, 'state'],
    [{ country: 'XX' }, 'country'],
    [{ country: '' }, 'country'],
    [{ phone: '12345' }, 'phone'],
    [{ phone: 'call me' }, 'phone'],
    [{ email: 'mona' }, 'email'],
    [{ firstName: '   ' }, 'firstName'],
    [{ street: 'one\ntwo' }, 'street'],
    [{ city: 'Cairo\0' }, 'city'],
    [{ company: 'x'.repeat(101) }, 'company'],
    [{ street: ['a', 'b'] }, 'street'],
    [{ lastName: { $gt: '' } }, 'lastName'],
    [{ postalCode: 11511 }, 'postalCode'],
    [{ apartment: null }, 'apartment'],
  ])('%j is refused by its field', async (change, field) => {
    const answer = await put(change);
    expect([answer.status, Object.keys(refusalOf(answer).fields ?? {})]).toEqual([400, [field]]);
  });

  it('What is no field of an address is not read', async () => {
    await put({ memberId: karim.id, updatedAt: '1999-01-01', role: 'admin' });
    expect(await kept(karim)).toBeNull();
    expect(await kept()).not.toHaveProperty('role');
  });

  it('Twenty at once leave one, and none fails', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => put({ street: `Street ${index}` })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await kept())?.street).toMatch(/^Street \d+$/);
  });

  it('What is far too large is refused, and visitors are told to sign in first', async () => {
    expect((await put({ street: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect((await app().get(path)).status).toBe(401);
  });
});
