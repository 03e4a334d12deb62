import { z } from 'zod';
import { idSchema, pictureSchema } from './common.ts';

/** `GET /programs/new`: the newest films and series, for feeds. */
export const newProgramsSchema = z.array(
  z.object({
    id: idSchema,
    title: z.string(),
    tagline: z.string(),
    /** Names, the primary one first. */
    genres: z.array(z.string()),
    scene: pictureSchema,
    /** When it was put on the site. */
    publishedAt: z.iso.datetime(),
  }),
);
export type NewProgram = z.infer<typeof newProgramsSchema>[number];
