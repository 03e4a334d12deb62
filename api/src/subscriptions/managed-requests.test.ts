import { managedRequestsSchema } from '@sahra/shared/schemas/subscriptions';
import { describe, expect, it } from 'vitest';
import { signUpMember } from '../testing/member.ts';
import { useSubscriptions } from './testing/use-subscriptions.ts';

const { open, admin, ask, pay, letDaysPass } = useSubscriptions();

describe('what admins see', () => {
  it('Admin finds requests by state, reference and address, a page at a time', async () => {
    const [member, other] = [
      await signUpMember(open(), { username: 'seeker' }),
      await signUpMember(open(), { username: 'seekers' }),
    ];
    const request = await ask(member);
    const find = async (query: string) =>
      managedRequestsSchema.parse((await admin().send('GET', `/api/admin/subscription-requests?${query}`)).body);
    await ask(other);
    const mine = {
      ...request,
      member: { id: member.id, name: 'Mona Hassan', username: 'seeker', email: member.email },
    };
    expect((await find(`q=${request.reference.toLowerCase()}`)).items).toEqual([mine]);
    expect((await find(`q=${encodeURIComponent(` ${member.email.toUpperCase()} `)}`)).items).toEqual([mine]);
    expect((await find('q=seeker&status=requested')).items.map(({ member: asker }) => asker?.username)).toEqual([
      'seekers',
      'seeker',
    ]);
    expect((await find('q=seeker&pageSize=1&page=2')).items).toEqual([mine]);
    const monthOf = async () => (await find('q=seeker')).items.find(({ reference }) => reference === request.reference);
    const filteredBy = async (state: string) => (await find(`q=seeker&status=${state}`)).items;
    await pay(request.reference);
    const next = await ask(member, 'premium');
    await pay(next.reference);
    expect(await filteredBy('running')).toEqual([await monthOf()]);
    expect((await filteredBy('upcoming')).map(({ reference }) => reference)).toEqual([next.reference]);
    expect(await filteredBy('ended')).toEqual([]);
    await letDaysPass(member, 32);
    expect(await filteredBy('ended')).toEqual([await monthOf()]);
    expect((await filteredBy('running')).map(({ reference }) => reference)).toEqual([next.reference]);
    expect(await filteredBy('upcoming')).toEqual([]);
    for (const word of ['%', '_', '\\', "' or 1=1 --", 'ا', '\u202e'])
      expect((await find(`q=${encodeURIComponent(word)}`)).total, word).toBe(0);
    for (const query of ['status=open', 'status=paid', 'page=0', `q=${'q'.repeat(201)}`, 'q=a&q=b'])
      expect((await admin().send('GET', `/api/admin/subscription-requests?${query}`)).status, query).toBe(400);
  });
  it('What somebody asked for who has deleted the account is found by its reference, as cancelled, and cannot be paid', async () => {
    const member = await signUpMember(open());
    const request = await ask(member);
    expect((await member.send('DELETE', '/api/account')).status).toBe(200);
    const found = managedRequestsSchema.parse(
      (await admin().send('GET', `/api/admin/subscription-requests?q=${request.reference}`)).body,
    );
    expect(found.items).toEqual([{ ...request, state: 'cancelled', decidedAt: expect.any(String), member: null }]);
    for (let time = 0; time < 2; time += 1)
      expect(await pay(request.reference, {})).toMatchObject({ status: 409, body: { code: 'member_gone' } });
  });
});
