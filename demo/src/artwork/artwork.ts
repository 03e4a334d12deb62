import { drawPortrait, portraitSize } from './portrait.ts';
import { drawPostCover, postSize } from './post.ts';
import { drawPoster, posterSize } from './poster.ts';
import { drawProduct, productSize } from './product.ts';
import { drawScene, sceneSize } from './scene.ts';
import type { ArtworkRequest } from './subject.ts';

export interface Artwork {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Draws what is asked for. The same subject always gives the same text. */
export function drawArtwork(request: ArtworkRequest): Artwork {
  switch (request.kind) {
    case 'poster':
      return { svg: drawPoster(request.subject), ...posterSize };
    case 'scene':
      return { svg: drawScene(request.subject), ...sceneSize };
    case 'portrait':
      return { svg: drawPortrait(request.subject), ...portraitSize };
    case 'product':
      return { svg: drawProduct(request.subject), ...productSize };
    case 'post':
      return { svg: drawPostCover(request.subject), ...postSize };
  }
}
