import { type Outline, outlineText as outline } from '@sahra/shared/server/outlined-text';
import { openFace, type Face } from './fonts.ts';

export { type Box, type Outline, outlinePath } from '@sahra/shared/server/outlined-text';

/** Shapes a text in one face. `spacing` is in em and for Latin only. */
export const outlineText = (text: string, face: Face, spacing = 0): Outline =>
  outline(text, [openFace(face)], { spacing });
