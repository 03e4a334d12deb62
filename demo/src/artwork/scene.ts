import { createRandom } from './canvas/random.ts';
import { createStage } from './canvas/stage.ts';
import { element, round } from './canvas/svg.ts';
import { chooseComposition, chooseWorld, type World } from './choose.ts';
import type { SceneSubject } from './subject.ts';

export const sceneSize = { width: 1600, height: 900 } as const;

/** Draws a scene in a given world. Its subject stands left of the middle; the right half stays quiet for text. */
export function composeScene(subject: SceneSubject, { palette, composition }: World, seed: string): string {
  const stage = createStage({
    ...sceneSize,
    focus: 520,
    seed,
    palette,
    ...(subject.tags ? { tags: subject.tags } : {}),
  });
  const { art } = composition.draw(stage, []);
  const { width, height } = sceneSize;
  // A little closer than the poster, and never twice from the same place.
  const camera = createRandom(`camera:${seed}`);
  const zoom = camera.between(1.06, 1.2);
  const [seenWidth, seenHeight] = [width / zoom, height / zoom];
  const view = `${round(camera.between(0.1, 0.5) * (520 - 520 / zoom))} ${round(camera.between(0.35, 0.75) * (height - seenHeight))} ${round(seenWidth)} ${round(seenHeight)}`;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: view },
    element('defs', {}, stage.definitions()),
    art,
  );
}

/** The program's world without lettering; every episode sees another corner of it. */
export function drawScene(subject: SceneSubject): string {
  const world = chooseWorld(subject);
  if (subject.episode === undefined) return composeScene(subject, world, `scene:${subject.slug}`);
  const seed = `scene:${subject.slug}:${subject.episode}`;
  const composition = chooseComposition(world.family, createRandom(seed), subject.tags ?? []);
  return composeScene(subject, { ...world, composition }, seed);
}
