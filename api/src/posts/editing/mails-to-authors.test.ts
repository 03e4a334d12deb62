import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '../../database/mail-tables.ts';
import { publishDue } from './publish-due.ts';
import { asRead, newText, useEditing } from './testing/use-editing.ts';

const { database, people, begin, readText, save, move, done, postIn } = useEditing();

/** Kinds of the mails to somebody about posts, the oldest first. */
const mailsTo = async ({ email }: { email: string }) => {
  const rows = await database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), like(outbox.kind, 'post-%')))
    .orderBy(outbox.id);
  return rows.map(({ kind, data }) => [kind, (data as { title: string }).title]);
};

describe('mails to authors', () => {
  it('tell that an editor has published a post of theirs, or sent it back, and nothing of what they do themselves', async () => {
    const { author, editor } = people();
    const before = (await mailsTo(author)).length;
    const { id, text } = await postIn('in-review');
    done(await move(author, id, 'draft'));
    done(await move(author, id, 'in-review'));
    expect(await mailsTo(author)).toHaveLength(before);
    done(await move(editor, id, 'draft'));
    done(await move(editor, id, 'published'));
    expect((await mailsTo(author)).slice(before)).toEqual([
      ['post-returned', text.title],
      ['post-published', text.title],
    ]);
    done(await move(editor, id, 'withdrawn'));
    expect(await mailsTo(author)).toHaveLength(before + 2);
  });

  it('come when the clock publishes what an editor scheduled; editors get none of their own posts', async () => {
    const { author, editor } = people();
    const before = (await mailsTo(author)).length;
    const soon = () => new Date(Date.now() + 60_000).toISOString();
    const { id, text } = await postIn('draft');
    done(await move(editor, id, 'scheduled', 'en', soon()));
    const { id: own } = await begin(editor);
    await save(editor, own, { ...asRead(await readText(editor, own)), blocks: newText('x').blocks });
    done(await move(editor, own, 'scheduled', 'en', soon()));
    await publishDue(database(), new Date(Date.now() + 120_000));
    expect((await readText(editor, own)).state).toBe('published');
    expect((await mailsTo(author)).slice(before)).toEqual([['post-published', text.title]]);
    expect(await mailsTo(editor)).toEqual([]);
  });

  it('are not there where what they tell of did not happen', async () => {
    const { author, editor } = people();
    const { id } = await begin(author);
    const before = await mailsTo(author);
    expect((await move(editor, id, 'published')).status).toBe(409);
    expect(await mailsTo(author)).toEqual(before);
  });
});
