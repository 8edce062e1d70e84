import { Logo } from "../brand/logo.tsx";
import { PAPERS } from "#kit/papers.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const ROLES = [
  "bg",
  "surface",
  "well",
  "well-2",
  "ink",
  "muted",
  "faint",
  "line",
  "line-strong",
  "accent",
  "accent-hover",
  "accent-soft",
  "mark",
  "positive",
  "warning",
  "danger",
  "info",
  "positive-soft",
  "warning-soft",
  "danger-soft",
  "info-soft",
  "c1",
  "c2",
  "c3",
  "c4",
  "c5",
  "c6",
];

function Swatch({ name }: { name: string }) {
  return (
    <div>
      <div
        className="h-16 rounded-block shadow-[inset_0_0_0_1px_oklch(.2_.03_265/.12)]"
        style={{ background: `var(--${name})` }}
      />
      <b className="mt-1.5 block text-xs font-semibold">{name}</b>
    </div>
  );
}

export function Foundations() {
  return (
    <>
      <Chapter title="Cor">
        <Specimen
          caption="Papéis do sistema"
          span={12}
          className="grid grid-cols-2 gap-x-4 gap-y-3.5 sm:grid-cols-4 lg:grid-cols-6"
        >
          {ROLES.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </Specimen>
        <Specimen
          caption="Papéis coloridos"
          span={12}
          className="grid grid-cols-2 gap-x-4 gap-y-3.5 sm:grid-cols-4 lg:grid-cols-6"
        >
          {PAPERS.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </Specimen>
      </Chapter>
      <Chapter title="Tipografia">
        <Specimen caption="Alegreya 900, 800 e itálica 500" span={7}>
          <p className="font-display text-d2">Compre de quem assina</p>
          <p className="mt-1.5 font-display text-t1">Mais vendidos da semana</p>
          <p className="mt-1.5 font-display text-t2">O que vem no pacote</p>
          <p className="mt-1.5 font-display text-t3">Forma de pagamento</p>
          <p className="mt-2 text-[1.375rem]">
            <span className="sig">de Helena Prado</span>
          </p>
        </Specimen>
        <Specimen caption="Libre Franklin, algarismos tabulares" span={5}>
          <p className="reading">
            A feira de rua é o lugar onde criança já faz conta sem perceber: meia dúzia, um quarto de melancia, três por dez.
          </p>
          <p className="tn mt-2.5 text-money">R$&nbsp;1.284.930,40</p>
          <p className="tn mt-1.5 text-sm">
            R$ 1.111,11
            <br />
            R$ 8.808,80
            <br />
            +12,4% · 18 mar. 2026, 9h12
          </p>
        </Specimen>
        <Specimen caption="Marca" span={12} className="flex flex-wrap items-center gap-6">
          <Logo height={36} />
          <span className="rounded-block bg-ink p-4 text-bg dark:bg-surface dark:text-ink">
            <Logo height={36} inverted />
          </span>
          <span className="pingo" />
          <span className="pingo pingo-live ml-2" />
          <a href="#conteudo" className="link">
            Um link no texto
          </a>
        </Specimen>
      </Chapter>
    </>
  );
}
