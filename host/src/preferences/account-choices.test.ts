import type { SessionMember } from '@sahra/shared/facade';
import { createApp, createI18n } from '@sahra/shared/host-runtime';
import { createFakeApi } from '@sahra/shared/testing/fake-api';
import { expect, it } from 'vitest';
import { storeLanguage } from './account-choices.ts';

const member: SessionMember = { id: 'm1', name: 'Nadia', username: 'nadia', role: 'member', language: 'ar' };

it('Of two changes of the language in a row the second is stored last, though the first was slower', async () => {
  const i18n = createI18n('de', {});
  const stored: string[] = [];
  let answerFirst = () => {};
  const take = ({ language }: { language: string }) =>
    new Promise((resolve) => {
      const answer = () => (stored.push(language), resolve({ status: 'merged' }));
      if (language === 'de') answerFirst = answer;
      else answer();
    });
  const created = createApp({
    i18n,
    session: member,
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
  const app = { ...created, api: createFakeApi({ 'POST /account/collection': take }) };
  const first = storeLanguage(app);
  await i18n.changeLanguage('fr');
  await storeLanguage(app);
  answerFirst();
  await first;
  expect([stored.at(-1), app.session.getState().member?.language]).toEqual(['fr', 'fr']);
});
