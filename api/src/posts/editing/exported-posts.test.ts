import { accountExportSchema } from '@sahra/shared/schemas/account-export';
import { expect, it } from 'vitest';
import { newText, useEditing } from './testing/use-editing.ts';

const { people, signUp, begin, save, uniqueSlug } = useEditing();

it('Authors get all that they have written with the copy of their data, drafts too, and nobody else’s', async () => {
  const author = await signUp({ role: 'author' });
  const { id } = await begin(author, 'Unfinished');
  await save(author, id, newText(uniqueSlug('angefangen'), { title: 'Angefangen' }), 'de');
  await begin(people().other);
  const { posts } = accountExportSchema.parse((await author.send('GET', '/api/account/export')).body);
  expect(posts).toMatchObject([
    { post: id, language: 'de', title: 'Angefangen', state: 'draft', blocks: [{ kind: 'paragraph' }] },
    { post: id, language: 'en', title: 'Unfinished' },
  ]);
  expect(posts).toHaveLength(2);
});
