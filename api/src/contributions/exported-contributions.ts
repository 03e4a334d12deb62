import { pictureKinds, pictureUrl } from '@sahra/shared/pictures';
import type { UploadedPicture } from '@sahra/shared/schemas/media';
import { and, asc, eq } from 'drizzle-orm';
import {
  contributionReports,
  contributions,
  contributionVotes,
  contributors,
} from '../database/contribution-tables.ts';
import { behind, chunk, type Owner, type Reader } from '../members/export-reader.ts';
import { hashToken } from '../newsletter/token.ts';
import { readPhotos } from './contribution-photos.ts';

const largestFileOf = ({ kind, src }: UploadedPicture): string =>
  pictureUrl(src, Math.max(...pictureKinds[kind].widths), 'webp');

/** What a member wrote. */
export const contributionsOf =
  ({ id: owner }: Owner): Reader =>
  async (database, after) => {
    const { id: key, kind, thingKind, thingId, rating, text, hasSpoilers, status, createdAt, editedAt } = contributions;
    const rows = await database
      .select({ key, kind, thingKind, thingId, rating, text, hasSpoilers, status, createdAt, editedAt })
      .from(contributions)
      .innerJoin(contributors, eq(contributors.id, contributions.contributorId))
      .where(and(eq(contributors.memberId, owner), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
    const photosOf = await readPhotos(
      database,
      rows.map((row) => row.key),
    );
    return rows.map((row) => ({ ...row, photos: photosOf(row.key).map(({ picture }) => largestFileOf(picture)) }));
  };

/** What they voted for. */
export const votesOf =
  ({ id: owner }: Owner): Reader =>
  (database, after) => {
    const { contributionId: key, contributorId, createdAt: votedAt } = contributionVotes;
    return database
      .select({ key, contributionId: key, votedAt })
      .from(contributionVotes)
      .innerJoin(contributors, eq(contributors.id, contributorId))
      .where(and(eq(contributors.memberId, owner), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };

/** What they reported. */
export const reportsOf =
  ({ id: owner }: Owner): Reader =>
  (database, after) => {
    const { id: key, contributionId, reason, note, createdAt: reportedAt, reporterKey } = contributionReports;
    return database
      .select({ key, contributionId, reason, note, reportedAt })
      .from(contributionReports)
      .where(and(eq(reporterKey, hashToken(owner)), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };
