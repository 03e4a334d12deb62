import { pictureKinds, type PictureKind } from '@sahra/shared/pictures';
import { type UploadUse, uploadUses } from '@sahra/shared/form-rules/upload-rules';
import { index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables.ts';

const uses = Object.keys(uploadUses) as [UploadUse, ...UploadUse[]];
const kinds = Object.keys(pictureKinds) as [PictureKind, ...PictureKind[]];

/**
 * Pictures that members uploaded. What shows one refers to it with a foreign key, and by those keys it is found out what nothing
 * shows any more.
 */
export const media = pgTable(
  'media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: a guest, whose contribution refers to it; or the blog, which keeps what its posts show. */
    ownerId: text().references(() => members.id, { onDelete: 'cascade' }),
    use: text({ enum: uses }).notNull(),
    kind: text({ enum: kinds }).notNull(),
    /** Hash of the uploaded file and of how it was cut. Its files have that name: rows of the same contents share them. */
    contentHash: text().notNull(),
    /** Its files, by what comes after their name: `240.avif`. */
    sources: text().array().notNull(),
    /** What they take up, all together. */
    bytes: integer().notNull(),
    /** Pixels of the largest file. */
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    alternative: text().notNull(),
    /** Fractions from the left and from the top. */
    focusX: real().notNull(),
    focusY: real().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('media_owner_index').on(table.ownerId),
    index('media_content_index').on(table.contentHash),
    index('media_created_index').on(table.createdAt),
  ],
);

/** The picture that a member shows of themselves. */
export const memberPictures = pgTable('member_pictures', {
  memberId: text()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  mediaId: integer()
    .notNull()
    .unique()
    .references(() => media.id, { onDelete: 'cascade' }),
});
