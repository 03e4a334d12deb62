import { editingRefusals } from '@sahra/shared/form-rules/post-transitions';
import type { PostState } from '@sahra/shared/schemas/blog';
import type { EditingRefusal } from '@sahra/shared/schemas/editing';
import { ApiFailure } from '../../server/http/api-failure.ts';

/** 409 with what the one who is refused can use. */
const refuse = (body: EditingRefusal) => new ApiFailure(409, body);

/** Somebody saved it since it was read; nothing is overwritten. */
export const editedMeanwhile = (saved: { by: string | null; at: Date; revision: number }) =>
  refuse({
    ...{ code: editingRefusals.editedMeanwhile, message: 'Somebody else saved this meanwhile' },
    ...{ ...saved, at: saved.at.toISOString() },
  });

export const slugTaken = () =>
  refuse({
    ...{ code: editingRefusals.taken, message: 'Another post has this address, or had it' },
    fields: { slug: 'is taken' },
  });

export const notPossible = (from: PostState) =>
  refuse({ code: editingRefusals.notPossible, message: `What is ${from} does not become that`, from });

export const incomplete = () =>
  refuse({
    ...{ code: editingRefusals.incomplete, message: 'There is nothing to read in it yet' },
    fields: { blocks: 'must not be empty' },
  });

export const wasPublished = () =>
  refuse({ code: editingRefusals.wasPublished, message: 'What was published can be withdrawn, and is not deleted' });
