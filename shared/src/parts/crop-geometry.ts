/** A part of a picture that has the shape of a frame. */
export interface Crop {
  /** 1: as much of the picture as fits; 2: half as wide and half as high. */
  zoom: number;
  /** The middle of the part, as fractions of the picture from its left and from its top. */
  x: number;
  y: number;
}

/** Fractions of a picture. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
/** What nobody has moved yet: the middle, as large as it can be. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The part that a crop shows. `ratio` is width through height of the picture, divided by that of the frame. */
export function areaOf({ zoom, x, y }: Crop, ratio: number): Area {
  const width = Math.min(1, 1 / ratio) / zoom;
  const height = Math.min(1, ratio) / zoom;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** The nearest crop that lies within the picture. */
export function withinPicture(crop: Crop, ratio: number): Crop {
  const zoom = between(1, crop.zoom, MAX_ZOOM);
  const { width, height } = areaOf({ ...crop, zoom }, ratio);
  return {
    zoom,
    x: between(width / 2, crop.x, 1 - width / 2),
    y: between(height / 2, crop.y, 1 - height / 2),
  };
}

/** Moves the picture behind the frame by fractions of the frame, as a finger does: to the right, what is further left is seen. */
export function movedBy(crop: Crop, ratio: number, right: number, down: number): Crop {
  const { width, height } = areaOf(crop, ratio);
  return withinPicture({ ...crop, x: crop.x - right * width, y: crop.y - down * height }, ratio);
}

export const zoomedTo = (crop: Crop, ratio: number, zoom: number): Crop => withinPicture({ ...crop, zoom }, ratio);

/** Where the part lies in the room that it has, from 0 (left, top) to 1; in the middle where it has none. */
export function positionOf(crop: Crop, ratio: number): { x: number; y: number } {
  const { left, top, width, height } = areaOf(crop, ratio);
  const within = (from: number, room: number) => (room < 0.001 ? 0.5 : between(0, from / room, 1));
  return { x: within(left, 1 - width), y: within(top, 1 - height) };
}

/** As the api takes it: `left,top,width,height`. */
export const cropField = ({ left, top, width, height }: Area): string =>
  [left, top, width, height].map((value) => between(0, value, 1).toFixed(6)).join(',');
