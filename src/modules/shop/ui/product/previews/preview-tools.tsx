import { lazy, Suspense, useState } from "react";
import { BookOpen } from "lucide-react";
import type { ShownPreview } from "#modules/catalog/schema/product-page.ts";
import { Button } from "#ui/button.tsx";
import { Clip } from "./clip.tsx";
import { PackageContents } from "./package-contents.tsx";
import { Specimen } from "./specimen.tsx";

const ChapterReader = lazy(async () => ({ default: (await import("./chapter-reader.tsx")).ChapterReader }));

/** What may be done with a preview besides looking at it: hear, read, write, look inside. Nothing for what is only seen. */
export function PreviewTools({ preview }: { preview: ShownPreview }) {
  const { kind, hasContent } = preview;
  if ((kind === "audio" || kind === "video") && hasContent) return <Clip preview={preview} />;
  if (kind === "livro" && hasContent) return <Chapter preview={preview} />;
  if (kind === "fonte") return <Specimen preview={preview} />;
  return kind === "pacote" ? <PackageContents preview={preview} /> : null;
}

function Chapter({ preview }: { preview: ShownPreview }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" aria-haspopup="dialog" onClick={open}>
        <BookOpen aria-hidden />
        Ler o começo do livro
      </Button>
      {preview.facts.chapter && <p className="text-2xs text-muted">O trecho é de “{preview.facts.chapter}”.</p>}
      {wasOpened && (
        <Suspense>
          <ChapterReader preview={preview} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
