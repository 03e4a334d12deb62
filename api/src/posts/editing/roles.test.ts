import { postStates } from '@sahra/shared/schemas/blog';
import { postTransitions } from '@sahra/shared/schemas/editing';
import { describe, expect, it } from 'vitest';
import { asRead, newText, useEditing } from './testing/use-editing.ts';

const { app, people, at, begin, read, readText, move, postIn, save, uniqueSlug } = useEditing();

type Who = 'visitor' | 'member' | 'author' | 'other' | 'editor' | 'admin';
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const everybody: readonly Who[] = ['visitor', 'member', 'author', 'other', 'editor', 'admin'];

const ask = async (who: Who, method: Method, url: string, body?: object) =>
  who === 'visitor'
    ? (await app().inject({ method, url, ...(body && { payload: body }) })).statusCode
    : (await people()[who].send(method, url, body)).status;

/** The statuses for everybody, each with a post of the author's that nobody has changed. */
async function statusesOf(request: () => Promise<[Method, string, object?]>): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let fresh: [Method, string, object?] | undefined;
  for (const who of everybody) {
    fresh ??= await request();
    const status = await ask(who, ...fresh);
    statuses[who] = status;
    if (status < 400) fresh = undefined;
  }
  return statuses;
}

const ofAll = { visitor: 401, member: 403, author: 200, other: 200, editor: 200, admin: 200 };
/** A post is there for its author and for editors. */
const ofSeen = { ...ofAll, other: 404 };
const ofEditors = { ...ofSeen, author: 403 };

describe('who may', () => {
  it.each([
    ['read the list', '/api/editing/posts'],
    ['read the choices', '/api/editing/choices'],
  ])('%s', async (_, url) => {
    expect(await statusesOf(async () => ['GET', url])).toEqual(ofAll);
  });

  it('begin a post', async () => {
    const body = { language: 'de', title: 'Ein Anfang', type: 'standard' };
    expect(await statusesOf(async () => ['POST', '/api/editing/posts', body])).toEqual({
      ...{ visitor: 401, member: 403, author: 201, other: 201, editor: 201, admin: 201 },
    });
  });

  it.each([
    ['read a post', ''],
    ['read its revisions', '/translations/en/revisions'],
    ['read one of them', '/translations/en/revisions/1'],
  ])('%s', async (_, path) => {
    const { id } = await begin(people().author);
    expect(await statusesOf(async () => ['GET', `/api/editing/posts/${id}${path}`])).toEqual(ofSeen);
  });

  it('save a draft, begin it in another language, and restore a revision', async () => {
    const fresh = async () => (await begin(people().author)).id;
    const change = () => ({ ...newText(uniqueSlug('saved')), revision: 1 });
    expect(await statusesOf(async () => ['PUT', at(await fresh()), change()])).toEqual(ofSeen);
    expect(await statusesOf(async () => ['PUT', at(await fresh(), 'fr'), newText(uniqueSlug('fr'))])).toEqual(ofSeen);
    expect(await statusesOf(async () => ['POST', `${at(await fresh())}/revisions/1/restore`, { revision: 1 }])).toEqual(
      ofSeen,
    );
  });

  it.each(postStates)('save what is %s', async (state) => {
    const request = async (): Promise<[Method, string, object]> => {
      const { id, text } = await postIn(state);
      return ['PUT', at(id), asRead(text, { title: 'Changed' })];
    };
    expect(await statusesOf(request)).toEqual(state === 'draft' || state === 'in-review' ? ofSeen : ofEditors);
  });

  it('change settings of a draft: everybody who sees it; what editors decide: they', async () => {
    const change = (body: object) => async (): Promise<[Method, string, object]> => {
      const { id } = await begin(people().author);
      return ['PATCH', `/api/editing/posts/${id}`, { revision: 1, ...body }];
    };
    expect(await statusesOf(change({ type: 'gallery', tagIds: [1] }))).toEqual(ofSeen);
    for (const body of [{ isListed: false }, { categoryIds: [1] }, { authorId: 1 }, { commentsCloseAfterDays: 7 }])
      expect(await statusesOf(change(body))).toEqual(ofEditors);
  });

  it.each(['scheduled', 'published', 'withdrawn'] as const)('change settings of what is %s', async (state) => {
    const request = async (): Promise<[Method, string, object]> => {
      const { id } = await postIn(state);
      return ['PATCH', `/api/editing/posts/${id}`, { revision: 1, type: 'gallery' }];
    };
    expect(await statusesOf(request)).toEqual(ofEditors);
  });

  it('remove a draft', async () => {
    const request = async (): Promise<[Method, string]> => [
      'DELETE',
      `/api/editing/posts/${(await begin(people().author)).id}`,
    ];
    expect(await statusesOf(request)).toEqual(ofSeen);
  });

  it.each(postStates.flatMap((from) => postStates.map((to) => [from, to] as const)))(
    'make what is %s %s',
    async (from, to) => {
      const permission = postTransitions[from][to];
      const request = async (): Promise<[Method, string, object]> => {
        const { id, text } = await postIn(from);
        const publishAt = to === 'scheduled' ? new Date(Date.now() + 3_600_000).toISOString() : undefined;
        return ['POST', `${at(id)}/transition`, { revision: text.revision, to, publishAt }];
      };
      const impossible = { ...ofSeen, author: 409, editor: 409, admin: 409 };
      const expected = permission ? (permission === 'edit-posts' ? ofEditors : ofSeen) : impossible;
      expect(await statusesOf(request)).toEqual(expected);
    },
  );
});

it('What the answers say of what somebody may do is what they may do', async () => {
  const { id } = await postIn('published');
  const mine = await read(people().author, id);
  expect(mine).toMatchObject({ mayEdit: false, mayPublish: false, mayDelete: false });
  expect(mine.translations).toMatchObject([{ mayWrite: false, transitions: [] }]);
  const theirs = await read(people().editor, id);
  expect(theirs).toMatchObject({ mayEdit: true, mayPublish: true, mayDelete: false });
  expect(theirs.translations).toMatchObject([{ mayWrite: true, transitions: ['withdrawn'] }]);
  const draft = await read(people().author, (await begin(people().author)).id);
  expect(draft).toMatchObject({ mayEdit: true, mayPublish: false, mayDelete: true, publishedAt: null });
  expect(draft.translations).toMatchObject([{ mayWrite: true, transitions: ['in-review'] }]);
});

it('Who is no author any more is shut out at once; what they wrote stays, and editors go on with it', async () => {
  const all = people();
  const { id } = await begin(all.other);
  const url = `/api/admin/members/${all.other.id}/role`;
  expect((await all.admin.send('PUT', url, { role: 'member' })).status).toBe(200);
  expect((await all.other.send('GET', `/api/editing/posts/${id}`)).status).toBe(403);
  await save(all.editor, id, asRead(await readText(all.editor, id), { title: 'Taken over' }));
  expect((await move(all.editor, id, 'in-review')).status).toBe(200);
  await all.admin.send('PUT', url, { role: 'author' });
  expect((await all.other.send('GET', `/api/editing/posts/${id}`)).status).toBe(200);
});
