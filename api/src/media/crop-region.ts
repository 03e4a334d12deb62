interface Size {
  width: number;
  height: number;
}

/** What is kept of a picture, and what of it must stay in sight; fractions of the whole picture. */
export interface Cut {
  /** Left, top, width, height. */
  crop?: readonly number[] | undefined;
  focus?: readonly number[] | undefined;
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The largest part of a picture that has a shape and lies in the crop, as near to the focal point as that allows; in whole pixels. */
export function regionOf(
  picture: Size,
  shape: Size,
  { crop: [left = 0, top = 0, cropWidth = 1, cropHeight = 1] = [], focus }: Cut,
): { region: Size & { left: number; top: number }; focus: { x: number; y: number } } {
  const kept = {
    left: left * picture.width,
    top: top * picture.height,
    width: Math.min(cropWidth, 1 - left) * picture.width,
    height: Math.min(cropHeight, 1 - top) * picture.height,
  };
  const [focusX = left + cropWidth / 2, focusY = top + cropHeight / 2] = focus ?? [];
  const ratio = shape.width / shape.height;
  const width = between(1, Math.round(Math.min(kept.width, kept.height * ratio)), picture.width);
  const height = between(1, Math.round(Math.min(kept.height, kept.width / ratio)), picture.height);
  const start = (focal: number, from: number, room: number, size: number, end: number) =>
    between(0, Math.round(between(from, focal - size / 2, from + room - size)), end - size);
  const region = {
    left: start(focusX * picture.width, kept.left, kept.width, width, picture.width),
    top: start(focusY * picture.height, kept.top, kept.height, height, picture.height),
    width,
    height,
  };
  const within = (focal: number, from: number, size: number) => Number(between(0, (focal - from) / size, 1).toFixed(4));
  return {
    region,
    focus: {
      x: within(focusX * picture.width, region.left, width),
      y: within(focusY * picture.height, region.top, height),
    },
  };
}
