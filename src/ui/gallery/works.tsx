import { CoverSheet } from "../cover-sheet.tsx";
import { Cover } from "../cover.tsx";
import { PAPERS } from "#kit/papers.ts";
import { Portrait } from "../portrait.tsx";
import { Price } from "../price.tsx";
import { Rating } from "../rating.tsx";
import { CoverCardSkeleton } from "../skeleton.tsx";
import { Tag } from "../tag.tsx";
import { Ticket } from "../ticket.tsx";
import { Varal } from "../varal.tsx";
import { CoverCard } from "../cover-card.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const PICTURE =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#fff4df"/><circle cx="90" cy="150" r="50" fill="#c8322b"/><circle cx="210" cy="150" r="50" fill="#f2a007"/><circle cx="90" cy="280" r="50" fill="#3f7d3a"/><circle cx="210" cy="280" r="50" fill="#5b2a86"/></svg>',
  );

const upright = { src: PICTURE, width: 300, height: 400 };

function Favourite({ on = false }: { on?: boolean }) {
  return <button type="button" aria-label="Favoritar" aria-pressed={on} className="heart heart-over card-action" />;
}

export function Works() {
  return (
    <Chapter title="Obras e pessoas">
      <Specimen caption="Varal" span={12} className="bg-rosa pt-8">
        <Varal
          sheets={[...PAPERS, "rosa" as const].map((paper, index) => ({
            id: String(index),
            link: { href: `#varal-${index}`, label: `Material ${index + 1} do varal` },
            sheet: <CoverSheet paper={paper} seed={`varal-${index}`} title="Planner sem data" signature="Norma & Papel" alt="" />,
          }))}
        />
      </Specimen>
      <Specimen caption="Cartão" span={3}>
        <CoverCard
          href="#frações"
          title="Frações na feira: sequência didática para o 5º ano"
          kind="Plano de aula · PDF"
          signature="de Helena Prado"
          rating={<Rating average={4.9} votes={312} />}
          price={<Price cents={3490} />}
          cover={{ paper: "rosa", seed: "1", title: "Frações na feira", alt: "", picture: upright }}
          action={<Favourite />}
        />
      </Specimen>
      <Specimen caption="Com desconto, favorito, deitada" span={3}>
        <CoverCard
          href="#horas"
          title="Que horas são? 24 fichas e um relógio de montar"
          kind="Jogo para imprimir · PDF"
          signature="de Nina Caldas"
          rating={<Rating average={4.9} votes={742} />}
          price={<Price cents={1990} formerCents={2790} />}
          tag={<Tag>29% de desconto</Tag>}
          cover={{
            paper: "pessego",
            seed: "2",
            title: "Que horas são?",
            alt: "",
            picture: { ...upright, width: 400, height: 300 },
          }}
          action={<Favourite on />}
        />
      </Specimen>
      <Specimen caption="Sem capa: provisória gerada" span={3}>
        <CoverCard
          href="#rodas"
          title="Rodas de leitura: guia para mediadores"
          kind="E-book · EPUB"
          signature="de Iara Fontes"
          rating={<Rating average={5} votes={1} />}
          price={<Price cents={0} />}
          cover={{ paper: "lilas", seed: "rodas-de-leitura", title: "Rodas de leitura", signature: "Iara Fontes", alt: "" }}
        />
      </Specimen>
      <Specimen caption="Carregando" span={3}>
        <CoverCardSkeleton />
      </Specimen>
      <Specimen caption="Capas provisórias nos seis papéis" span={8} className="grid grid-cols-3 gap-4 sm:grid-cols-6">
        {PAPERS.map((paper) => (
          <Cover key={paper} paper={paper} seed={`capa-${paper}`} title="Horta na escola" signature="Helena Prado" />
        ))}
      </Specimen>
      <Specimen caption="Miniaturas e retratos" className="flex flex-wrap items-center gap-3">
        <Cover shape="mini" paper="rosa" seed="1" title="Frações" alt="" picture={upright} />
        <Cover shape="mini" paper="ceu" seed="x" title="Frações" alt="" />
        <Cover shape="cart" paper="canario" seed="1" title="Frações" alt="" picture={upright} />
        {PAPERS.map((paper, index) => (
          <Portrait key={paper} paper={paper} name={"HNICDM".charAt(index)} size={40 + index * 4} />
        ))}
      </Specimen>
      <Specimen caption="Bilhetes" span={6} className="grid gap-3 sm:grid-cols-2">
        <Ticket
          value="15%"
          valueNote="de desconto"
          code="VOLTAASAULAS"
          condition="Na loja da Helena, até 31 mar. 2026."
          action={
            <button type="button" className="justify-self-start text-xs font-semibold underline underline-offset-3">
              Copiar
            </button>
          }
        />
        <Ticket
          paper="menta"
          value="R$10"
          valueNote="de volta"
          code="PRIMEIRALOJA"
          condition="Em compras acima de R$ 40,00."
          used
        />
      </Specimen>
    </Chapter>
  );
}
