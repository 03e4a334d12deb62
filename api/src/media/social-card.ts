import { socialCard } from '@sahra/shared/pictures';
import sharp, { type Sharp } from 'sharp';

/** Space above and below a picture that is too tall to fill the card. */
const MARGIN = 30;
/** Width to height from which a picture is cut to the card's shape. */
const WIDE = 1.3;

/** Cuts a wide picture to the shape of the card; lays a tall one, whole, on a dim and blurred copy of itself. */
export async function inCardShape(picture: Sharp, aspect: number): Promise<Sharp> {
  const { width, height } = socialCard;
  const pixels = async (drawn: Sharp) => {
    const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width, height, channels: info.channels } });
  };
  if (aspect >= WIDE) return pixels(picture.resize({ width, height, fit: 'cover' }));
  const whole = await picture
    .clone()
    .resize({ height: height - 2 * MARGIN })
    .png()
    .toBuffer();
  const ground = await picture
    .resize({ width, height, fit: 'cover' })
    .blur(28)
    .modulate({ brightness: 0.5 })
    .png()
    .toBuffer();
  return pixels(sharp(ground).composite([{ input: whole, gravity: 'centre' }]));
}

export const encodeCard = (card: Sharp): Promise<Buffer> => card.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
