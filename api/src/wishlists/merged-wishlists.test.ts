import { wishlistSchema } from '@sahra/shared/schemas/wishlist';
import { describe, expect, it } from 'vitest';
import { both, useWishlists } from './testing/use-wishlists.ts';

const { signUp, put, nth, read, remove, share, guest } = useWishlists();

describe('after signing in', () => {
  it('What was collected before is added once, and is on the device no more', async () => {
    const mona = await signUp();
    await put(nth(0), mona.cookie);
    await put(nth(1), mona.cookie);
    const before = await guest(nth(1), nth(2));
    expect((await read(both(mona, before))).items.map(({ product }) => product.id).sort()).toEqual(
      [nth(0), nth(1), nth(2)].sort(),
    );
    expect((await read(before)).items).toEqual([]);
    await remove(nth(2), mona.cookie);
    expect((await read(both(mona, before))).items).toHaveLength(2);
  });

  it('Twenty tabs that open at that moment add it once', async () => {
    const mona = await signUp();
    const before = await guest(nth(0), nth(1), nth(2));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? put(nth(3), both(mona, before)) : read(both(mona, before)),
      ),
    );
    expect(answers).toHaveLength(20);
    expect(new Set((await read(mona.cookie)).items.map(({ product }) => product.id))).toEqual(
      new Set([nth(0), nth(1), nth(2), nth(3)]),
    );
    expect((await read(mona.cookie)).items).toHaveLength(4);
  });

  it('Of two members who sign in with the same browser at once, one gets it', async () => {
    const [mona, karim] = [await signUp(), await signUp()];
    const before = await guest(nth(0), nth(1));
    await Promise.all([read(both(mona, before)), read(both(karim, before))]);
    const sizes = [(await read(mona.cookie)).items.length, (await read(karim.cookie)).items.length];
    expect(sizes.sort()).toEqual([0, 2]);
  });

  it('A link that was given away before goes on, unless the member has one', async () => {
    const [mona, karim] = [await signUp(), await signUp()];
    const before = await guest(nth(0));
    const given = wishlistSchema.parse((await share(true, before)).body).shareToken;
    expect((await read(both(mona, before))).shareToken).toBe(given);
    const own = wishlistSchema.parse((await share(true, karim.cookie)).body).shareToken;
    const other = await guest(nth(1));
    await share(true, other);
    expect((await read(both(karim, other))).shareToken).toBe(own);
  });
});
