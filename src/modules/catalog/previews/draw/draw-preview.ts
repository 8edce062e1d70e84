import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { DrawnPreview, PreviewFailure, PreviewRequest } from "../drawn-preview.ts";
import { type FilePreviewKind, filePreviewOf } from "../rules.ts";
import { drawAudio } from "./audio.ts";
import { drawBook } from "./book.ts";
import { drawFont } from "./font.ts";
import { drawPackage } from "./package.ts";
import { drawPicture } from "./picture.ts";
import { drawVideo } from "./video.ts";

const DRAWERS: Record<FilePreviewKind, (request: PreviewRequest) => Promise<DrawnPreview | "no_player" | null>> = {
  imagem: drawPicture,
  audio: drawAudio,
  video: drawVideo,
  livro: drawBook,
  fonte: drawFont,
  pacote: drawPackage,
};

/** What shows a file before it is bought. Parses hostile bytes: runs in the sandbox, see `makePreview`. */
export async function drawPreview(request: PreviewRequest): Promise<Outcome<DrawnPreview, PreviewFailure>> {
  const as = filePreviewOf(request.kind);
  if (!as) return refuse("nothing_inside");
  try {
    const drawn = await DRAWERS[as](request);
    if (drawn === null) return refuse(as === "pacote" ? "nothing_inside" : "unreadable");
    return drawn === "no_player" ? refuse("no_player") : ok(drawn);
  } catch {
    // A library that gives up on the bytes is the file's trouble, not ours.
    return refuse("unreadable");
  }
}
