import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider, createApp, useSession } from './app.tsx';
import { createI18n } from './i18n/instance.ts';

const Name = () => useSession()?.name ?? 'nobody';

it('A page that is rendered on the server names the member who became known while it was made', () => {
  const app = createApp({ i18n: createI18n('en', {}), origin: 'http://sahra.test', api: { baseUrl: '/api' }, changeLanguage: () => Promise.resolve() });
  const page = <AppProvider app={app}><Name /></AppProvider>;
  expect(renderToString(page)).toBe('nobody');
  app.session.setState({ member: { id: 'm1', name: 'نادية', username: 'nadia', role: 'member', language: 'ar' } });
  expect(renderToString(page)).toBe('نادية');
});
