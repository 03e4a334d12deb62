import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session, SessionMember } from '../schemas/session.ts';

/** Who is signed in, as this page knows it; signing in and out updates it. */
export const createSessionStore = (member: SessionMember | null): StoreApi<Session> =>
  createStore<Session>(() => ({ member }));
