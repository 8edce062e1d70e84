import { Skeleton } from "#ui/skeleton.tsx";
import { ReaderFrame } from "../reader-frame.tsx";
import { ReaderTrouble } from "../reader-trouble.tsx";
import type { ReadingFacts } from "../reading-facts.ts";
import { useSavedPlace } from "../use-saved-place.ts";
import { BookParts } from "./book-parts.tsx";
import type { EpubTrouble } from "./open-epub.ts";
import { useEpub } from "./use-epub.ts";

const TROUBLES: Record<Exclude<EpubTrouble, "preparing">, [title: string, words: string, canTryAgain: boolean]> = {
  locked: [
    "Este livro tem uma trava (DRM)",
    "O autor o publicou para um aplicativo só. Baixe e abra no aplicativo que o destrava, ou escreva para quem vendeu.",
    false,
  ],
  gone: ["Este arquivo não está mais aberto para você", "Volte ao pedido para ver como ele está.", false],
  broken: [
    "Este livro não abre aqui",
    "O arquivo está inteiro, mas o leitor não o entende. Baixe e abra no seu leitor de EPUB.",
    false,
  ],
  away: ["Não foi possível carregar o arquivo", "A conexão pode ter caído. O lugar onde você parou está guardado.", true],
};

/** A book chapter by chapter, from where this person stopped. */
export function EpubReader({ reading }: { reading: ReadingFacts }) {
  const { again, ...state } = useEpub(`/abrir/${reading.entitlementId}/${reading.fileId}`);
  const savePlace = useSavedPlace(reading.orderId, reading.fileId);
  if (state.is === "open") return <BookParts reading={reading} book={state.book} onPlace={savePlace} />;
  if (state.is === "trouble" && state.why !== "preparing") {
    const [title, words, canTryAgain] = TROUBLES[state.why];
    return (
      <ReaderFrame reading={reading}>
        <ReaderTrouble reading={reading} title={title} onAgain={canTryAgain ? again : undefined}>
          {words}
        </ReaderTrouble>
      </ReaderFrame>
    );
  }
  return (
    <ReaderFrame reading={reading}>
      <div aria-busy className="mx-auto grid max-w-[680px] gap-3 px-4 py-8">
        <output className={state.is === "opening" ? "sr-only" : "block text-center text-sm text-muted"}>
          {state.is === "opening" ? "Abrindo o livro" : "Sua cópia, com o seu nome, está sendo preparada. Leva alguns segundos."}
        </output>
        <Skeleton className="mb-3 h-8 w-2/3" />
        {["w-full", "w-11/12", "w-full", "w-10/12", "w-full", "w-7/12"].map((width, index) => (
          <Skeleton key={index} className={`h-4 ${width}`} />
        ))}
      </div>
    </ReaderFrame>
  );
}
