import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { fileKinds } from "../../rules/file-kinds.ts";
import { isFormat } from "../../rules/formats.ts";
import type { Kind } from "../../rules/kinds/kind.ts";
import type { DrawnPreview, PreviewFailure, PreviewRequest } from "../drawn-preview.ts";
import { type FilePreviewKind, filePreviewOf } from "../rules.ts";
import { drawAudio } from "./audio.ts";
import { drawBook } from "./book.ts";
import { drawDocument } from "./document/draw-document.ts";
import { drawEmbroidery } from "./embroidery/draw-embroidery.ts";
import { drawFont } from "./font.ts";
import { drawModel } from "./model/draw-model.ts";
import { drawPackage } from "./package.ts";
import { drawPicture } from "./picture.ts";
import { drawThumbnail } from "./thumbnail.ts";
import { drawVideo } from "./video.ts";

/** Null where there is nothing of what it should hold. */
type Drawer = (request: PreviewRequest) => Promise<DrawnPreview | PreviewFailure | null>;

const DRAWERS: Record<FilePreviewKind, Drawer> = {
  imagem: drawPicture,
  audio: drawAudio,
  video: drawVideo,
  livro: drawBook,
  fonte: drawFont,
  pacote: drawPackage,
};

const PICTURE_MAKERS: Record<NonNullable<Kind["drawnAs"]>, Drawer> = {
  model: drawModel,
  embroidery: drawEmbroidery,
  document: drawDocument,
  thumbnail: drawThumbnail,
};

/** What shows a file before it is bought. Parses hostile bytes: runs in the sandbox, see `makePreview`. */
export async function drawPreview(request: PreviewRequest): Promise<Outcome<DrawnPreview, PreviewFailure>> {
  const as = filePreviewOf(request.kind);
  if (!as) return refuse("nothing_inside");
  const maker = isFormat(request.kind) ? fileKinds[request.kind].drawnAs : undefined;
  try {
    const drawn = await (maker ? PICTURE_MAKERS[maker] : DRAWERS[as])(request);
    if (drawn === null) return refuse(as === "pacote" ? "nothing_inside" : "unreadable");
    return typeof drawn === "string" ? refuse(drawn) : ok(drawn);
  } catch {
    // A library that gives up on the bytes is the file's trouble, not ours.
    return refuse("unreadable");
  }
}
