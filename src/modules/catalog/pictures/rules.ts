/** The most pictures of a product, its cover and the previews of its files not counted. */
export const MOST_PICTURES = 8;
export const LONGEST_ALT = 200;

/** What its author shows of a product besides the cover. `alt`: what it shows, for who does not see it; may be missing. */
export type AuthorPicture = { imageId: string; alt: string };

type Arrangement = { pictures: readonly AuthorPicture[]; removed: readonly string[] };

/** These pictures in the order and with the texts wanted. What is not listed stays, at the end; what is not among them means nothing. */
export function arrangePictures(now: readonly AuthorPicture[], { pictures, removed }: Arrangement): AuthorPicture[] {
  const remaining = now.filter(({ imageId }) => !removed.includes(imageId));
  const listed = [...new Map(pictures.map((one) => [one.imageId, one])).values()];
  return [
    ...listed.filter(({ imageId }) => remaining.some((one) => one.imageId === imageId)),
    ...remaining.filter(({ imageId }) => !listed.some((one) => one.imageId === imageId)),
  ];
}
