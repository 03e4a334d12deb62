import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { fromAcceptLanguage } from './language-negotiation.ts';

const app = useTestApp();

describe('language', () => {
  it.each([
    [undefined, 'ar'],
    ['', 'ar'],
    ['el', 'gr'],
    ['gr', 'gr'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['ja, en;q=0.3, fr;q=0.7', 'fr'],
    ['en;q=0, de;q=0.1', 'de'],
    ['ja', 'ar'],
    ['*', 'ar'],
    [';;;q=,,,', 'ar'],
    ['fr;q=hello, en;q=0.1', 'en'],
  ])('A browser that asks for "%s" gets %s', (header, language) => {
    expect(fromAcceptLanguage(header)).toBe(language);
  });

  it.each([
    ['/api/categories/1', {}, 'ar', 'حكايات القاهرة'],
    ['/api/categories/1', { 'accept-language': 'fr-FR' }, 'fr', 'Histoires du Caire'],
    ['/api/categories/1?lang=de', { 'accept-language': 'fr-FR' }, 'de', 'Geschichten aus Kairo'],
    ['/api/categories/1?lang=gr', {}, 'el', 'Ιστορίες του Καΐρου'],
    ['/api/categories/1?lang=el', {}, 'el', 'Ιστορίες του Καΐρου'],
  ])('%s with %j answers in %s', async (url, headers, tag, name) => {
    const { headers: answered, body } = await app().get(url, headers);
    expect(answered).toMatchObject({ 'content-language': tag, vary: 'Accept-Language' });
    expect(body).toMatchObject({ name });
  });

  it('200 readers in five languages at once each get their own', async () => {
    const languages = ['ar', 'en', 'de', 'fr', 'el'];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => app().get(`/api/categories?lang=${languages[index % 5]}`)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.map(({ headers }) => headers['content-language'])).toEqual(
      answers.map((_, index) => languages[index % 5]),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(5);
  });
});
