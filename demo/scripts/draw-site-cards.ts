/**
 * Draws the site's own card in every language into `api/site-cards/`. Only needed to change the card: the results are committed.
 * Run `npx tsx scripts/draw-site-cards.ts` in demo/.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePicture } from '@sahra/api/media/encode-picture';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { socialCard } from '@sahra/shared/pictures';
import { drawSiteCard } from '../src/artwork/site-card.ts';

const folder = join(import.meta.dirname, '../../api/site-cards');
for (const code of languageCodes)
  writeFileSync(
    join(folder, `${code}.${socialCard.format}`),
    await encodePicture(drawSiteCard(code), socialCard.width, socialCard.format),
  );
