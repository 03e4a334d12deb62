import { describe, expect, it } from 'vitest';
import { signUpMember } from '../testing/member.ts';
import { useAdmin } from './testing/use-admin.ts';

const { open, salma, mona, put } = useAdmin();

describe('who may', () => {
  const routes: [method: 'GET' | 'PUT' | 'POST', url: string, body?: object][] = [
    ['GET', '/api/admin/members?page=x'],
    ['GET', '/api/admin/contact-messages?status=lost'],
    ['GET', '/api/admin/actions?page=0'],
    ['PUT', '/api/admin/members/x/role', { role: 7 }],
    ['PUT', '/api/admin/members/x/block', [1]],
    ['PUT', '/api/admin/contact-messages/x/status', { status: 'lost' }],
    ['POST', `/api/admin/members/${'x'.repeat(65)}/sign-out`],
  ];

  it.each(routes)(
    '%s %s: visitors get 401, members 403, before anything else is looked at',
    async (method, url, body?: object) => {
      const visitor = await open().inject({
        method,
        url,
        headers: { 'sec-fetch-site': 'same-origin' },
        ...(body !== undefined && { payload: body }),
      });
      expect([visitor.statusCode, visitor.json()]).toMatchObject([401, { code: 'sign_in_required' }]);
      const member = await mona().send(method, url, body);
      expect([member.status, member.body, member.headers['cache-control']]).toMatchObject([
        403,
        { code: 'not_allowed' },
        'no-store',
      ]);
      const admin = await salma().send(method, url, body);
      expect([admin.status, admin.body]).toMatchObject([400, { code: 'invalid_request', fields: expect.any(Object) }]);
    },
  );

  it('An admin who has not given the password lately is asked for it; what is read needs none', async () => {
    const lazy = await signUpMember(open(), { role: 'admin', isElevated: false });
    for (const what of ['role', 'block'] as const) {
      expect(
        (await put(lazy, what, mona().id, what === 'role' ? { role: 'admin' } : { isBlocked: true })).body,
      ).toMatchObject({ code: 'elevation_required' });
    }
    expect((await lazy.send('POST', `/api/admin/members/${mona().id}/sign-out`)).body).toMatchObject({
      code: 'elevation_required',
    });
    expect((await lazy.send('GET', '/api/admin/members')).status).toBe(200);
    await put(salma(), 'role', lazy.id, { role: 'member' });
    expect((await lazy.send('GET', '/api/admin/members')).body).toMatchObject({ code: 'not_allowed' });
  });
});
