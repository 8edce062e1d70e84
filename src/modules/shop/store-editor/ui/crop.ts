export type Size = { width: number; height: number };
/** `zoom` 1 is as much as fits the shape; `x` and `y` say where between one edge (0) and the other (1). */
export type Crop = { zoom: number; x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The pixels of the picture that a crop of this shape (width over height) takes. */
export function cropBox(picture: Size, shape: number, { zoom, x, y }: Crop): Box {
  const widest = Math.min(picture.width, picture.height * shape);
  const width = widest / Math.max(1, zoom);
  const height = width / shape;
  return { left: clamp(x, 0, 1) * (picture.width - width), top: clamp(y, 0, 1) * (picture.height - height), width, height };
}

/** How close one may come before the crop has fewer pixels than it needs; 1 when not at all. */
export function mostZoom(picture: Size, shape: number, leastWidth: number): number {
  return clamp(Math.min(picture.width, picture.height * shape) / leastWidth, 1, 4);
}

/** The crop after the picture is dragged by these fractions of the frame. */
export function dragged(picture: Size, shape: number, crop: Crop, by: { x: number; y: number }): Crop {
  const { width, height } = cropBox(picture, shape, crop);
  const [roomX, roomY] = [picture.width - width, picture.height - height];
  return {
    ...crop,
    x: roomX > 0 ? clamp(crop.x - (by.x * width) / roomX, 0, 1) : crop.x,
    y: roomY > 0 ? clamp(crop.y - (by.y * height) / roomY, 0, 1) : crop.y,
  };
}
