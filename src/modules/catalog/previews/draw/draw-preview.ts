import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Kind } from "../../kinds/kind.ts";
import { kindNamed } from "../../kinds/kinds.ts";
import type { DrawnPreview, PreviewFailure, PreviewRequest } from "../drawn-preview.ts";
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

/** By what makes a picture of it where it is shown as one, and by how it is shown where it is not. */
type Way = Exclude<NonNullable<Kind["preview"]>, { shows: "pagina" }>;
type Drawn = Extract<Way, { from: string }>["from"] | Exclude<Way["shows"], "imagem" | "pagina">;

const DRAWERS: Record<Drawn, Drawer> = {
  picture: drawPicture,
  drawing: drawPicture,
  thumbnail: drawThumbnail,
  document: drawDocument,
  model: drawModel,
  embroidery: drawEmbroidery,
  audio: drawAudio,
  video: drawVideo,
  livro: drawBook,
  fonte: drawFont,
  pacote: drawPackage,
};

/** What shows a file before it is bought. Parses hostile bytes: runs in the sandbox, see `makePreview`. */
export async function drawPreview(request: PreviewRequest): Promise<Outcome<DrawnPreview, PreviewFailure>> {
  const preview = kindNamed(request.kind)?.preview;
  if (!preview || preview.shows === "pagina") return refuse("nothing_inside");
  try {
    const drawn = await DRAWERS["from" in preview ? preview.from : preview.shows](request);
    if (drawn === null) return refuse(preview.shows === "pacote" ? "nothing_inside" : "unreadable");
    return typeof drawn === "string" ? refuse(drawn) : ok(drawn);
  } catch {
    // A library that gives up on the bytes is the file's trouble, not ours.
    return refuse("unreadable");
  }
}
