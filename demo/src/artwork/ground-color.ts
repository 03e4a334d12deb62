import { chooseWorld } from './choose.ts';
import { portraitPalette } from './portrait.ts';
import { postPalette } from './post.ts';
import { productGround } from './product.ts';
import type { ArtworkRequest } from './subject.ts';

/** The colour that a picture is mostly made of, for the place where it will appear. Nothing is drawn for it. */
export function groundColor(request: ArtworkRequest): string {
  switch (request.kind) {
    case 'poster':
    case 'scene':
      return chooseWorld(request.subject).palette.ground;
    case 'portrait':
      return portraitPalette(request.subject).ground;
    case 'product':
      return productGround(request.subject);
    case 'post':
      return postPalette(request.subject).ground;
  }
}
