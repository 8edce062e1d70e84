export const LONGEST_COMMENT = 1_000;

type ShownComment = { id: string; name: string; body: string; at: string };

/** Comments of a post; null while the platform takes none. */
export type PostComments = ShownComment[] | null;
