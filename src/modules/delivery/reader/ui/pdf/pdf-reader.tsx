import { Skeleton } from "#ui/skeleton.tsx";
import { ReaderFrame } from "../reader-frame.tsx";
import { ReaderTrouble } from "../reader-trouble.tsx";
import type { ReadingFacts } from "../reading-facts.ts";
import { useSavedPlace } from "../use-saved-place.ts";
import type { PdfTrouble } from "./open-pdf.ts";
import { PdfPages } from "./pdf-pages.tsx";
import { usePdf } from "./use-pdf.ts";

const TROUBLES: Record<Exclude<PdfTrouble, "preparing">, [title: string, words: string, canTryAgain: boolean]> = {
  password: ["Este PDF pede senha", "O autor o protegeu com senha. Baixe e abra no seu leitor de PDF.", false],
  gone: ["Este arquivo não está mais aberto para você", "Volte ao pedido para ver como ele está.", false],
  broken: [
    "Este PDF não abre aqui",
    "O arquivo está inteiro, mas o leitor não o entende. Baixe e abra no seu leitor de PDF.",
    false,
  ],
  away: ["Não foi possível carregar o arquivo", "A conexão pode ter caído. O lugar onde você parou está guardado.", true],
};

/** A PDF page under page, from where this person stopped. */
export function PdfReader({ reading }: { reading: ReadingFacts }) {
  const { again, ...state } = usePdf(`/abrir/${reading.entitlementId}/${reading.fileId}`);
  const savePlace = useSavedPlace(reading.orderId, reading.fileId);
  if (state.is === "open") return <PdfPages reading={reading} pdf={state.pdf} ratio={state.ratio} onPlace={savePlace} />;
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
      <div aria-busy className="mx-auto grid max-w-[900px] gap-4 px-3 py-5 md:px-6">
        <output className={state.is === "opening" ? "sr-only" : "block text-center text-sm text-muted"}>
          {state.is === "opening"
            ? "Abrindo o arquivo"
            : "Sua cópia, com o seu nome, está sendo preparada. Leva alguns segundos."}
        </output>
        <Skeleton className="aspect-[1/1.414]" />
      </div>
    </ReaderFrame>
  );
}
