import type { ManagedMember, Page, SessionMember } from '@sahra/shared/facade';

export const salma: SessionMember = { id: 'a1', name: 'Salma Fathy', username: 'salma', role: 'admin', language: 'en' };

export const managed = (id: string, name: string, more: Partial<ManagedMember> = {}): ManagedMember => ({
  id,
  name,
  username: id,
  email: `${id}@example.org`,
  role: 'member',
  isSubscriber: false,
  isEmailVerified: true,
  blockedAt: null,
  memberSince: '2026-01-02T10:00:00.000Z',
  ...more,
});

export const pageWith = <T>(...items: T[]): Page<T> => ({ items, page: 1, pageSize: 20, total: items.length });
