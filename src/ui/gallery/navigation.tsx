import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Breadcrumb } from "../breadcrumb.tsx";
import { Pagination } from "../pagination.tsx";
import { Stepper } from "../stepper.tsx";
import { ButtonTabs, LinkTabs } from "../tabs.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import { Timeline } from "../timeline.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

type Part = "sobre" | "pacote" | "perguntas";

const TEXTS: Record<Part, string> = {
  sobre: "Doze aulas que ensinam fração com banca, balança e troco.",
  pacote: "Sequência didática, fichas, cartas e gabarito.",
  perguntas: "Nove pessoas já perguntaram.",
};

export function Navigation() {
  const [part, setPart] = useState<Part>("sobre");
  return (
    <Chapter title="Navegar">
      <Specimen caption="Abas que são endereços" span={7}>
        <LinkTabs
          label="Partes da loja"
          tabs={[
            { href: "#materiais", label: "Materiais", count: 46, current: true },
            { href: "#colecoes", label: "Coleções", count: 3 },
            { href: "#avaliacoes", label: "Avaliações", count: 2106 },
          ]}
        />
      </Specimen>
      <Specimen caption="Abas que trocam um painel" span={5}>
        <ButtonTabs
          label="Partes do material"
          panelId="parte"
          value={part}
          onValue={setPart}
          tabs={[
            { value: "sobre", label: "Sobre" },
            { value: "pacote", label: "O que vem", count: 4 },
            { value: "perguntas", label: "Perguntas", count: 9 },
          ]}
        />
        <div id="parte" role="tabpanel" aria-label={part} className="pt-4 text-sm">
          {TEXTS[part]}
        </div>
      </Specimen>
      <Specimen caption="Paginação" span={7} className="grid gap-4">
        <Pagination page={1} pages={154} href={(page) => `#pagina-${page}`} summary="1 a 12 de 1.846" />
        <Pagination page={80} pages={154} href={(page) => `#p-${page}`} summary="949 a 960 de 1.846" label="Outra paginação" />
      </Specimen>
      <Specimen caption="Caminho e tema" span={5} className="grid justify-items-start gap-4">
        <Breadcrumb
          crumbs={[
            { href: "#inicio", label: "Início" },
            { href: "#escola", label: "Para a escola" },
            { href: "#planos", label: "Planos de aula" },
          ]}
        />
        <ThemeSwitch />
      </Specimen>
      <Specimen caption="Etapas" span={7}>
        <Stepper
          label="Etapas da compra"
          steps={[{ label: "Carrinho", href: "#carrinho" }, { label: "Pagamento" }, { label: "Pronto" }]}
          current={1}
        />
      </Specimen>
      <Specimen caption="Abrir e fechar, sem script" span={5}>
        <details className="group border-t border-line py-3.5">
          <summary className="flex min-h-7 list-none items-center justify-between text-sm font-semibold">
            Formato
            <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
          </summary>
          <p className="pt-1.5 text-sm">PDF, DOCX, EPUB.</p>
        </details>
      </Specimen>
      <Specimen caption="Linha do tempo" span={7}>
        <Timeline
          events={[
            { id: "feito", title: "Pedido feito", detail: "18 mar., 9h10", state: "done" },
            { id: "pix", title: "Pix confirmado", detail: "18 mar., 9h12", state: "done" },
            { id: "arquivos", title: "Arquivos liberados", detail: "Disponíveis na biblioteca", state: "current" },
            { id: "prazo", title: "Prazo de desistência", detail: "até 25 mar.", state: "ahead" },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}
