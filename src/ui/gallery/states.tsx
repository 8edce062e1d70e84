import { Ban, Check, Clock, Gavel, Hourglass, ScanSearch, TriangleAlert, Undo2, X } from "lucide-react";
import { Delta, Kpi, KpiStrip } from "../kpi-strip.tsx";
import { Money } from "../money.tsx";
import { Price } from "../price.tsx";
import { Rating, Stars } from "../rating.tsx";
import { StatusPill, type StatusTone } from "../status-pill.tsx";
import { Tag } from "../tag.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const PILLS: { tone: StatusTone; status: string; word: string; Icon: typeof Check }[] = [
  { tone: "positive", status: "pago", word: "Pago", Icon: Check },
  { tone: "warning", status: "aguardando", word: "Aguardando Pix", Icon: Clock },
  { tone: "info", status: "em_analise", word: "Em análise", Icon: ScanSearch },
  { tone: "danger", status: "recusado", word: "Recusado", Icon: X },
  { tone: "neutral", status: "reembolsado", word: "Reembolsado", Icon: Undo2 },
  { tone: "danger", status: "contestado", word: "Contestado", Icon: Gavel },
  { tone: "info", status: "a_liberar", word: "A liberar", Icon: Hourglass },
  { tone: "danger", status: "falhou", word: "Falhou", Icon: TriangleAlert },
  { tone: "neutral", status: "cancelado", word: "Cancelado", Icon: Ban },
  { tone: "accent", status: "novo", word: "Novo", Icon: Check },
];

export function States() {
  return (
    <Chapter title="Situações e números">
      <Specimen caption="Situações" span={12} className="flex flex-wrap gap-2.5">
        {PILLS.map(({ tone, status, word, Icon }) => (
          <StatusPill key={status} tone={tone} status={status} icon={<Icon />}>
            {word}
          </StatusPill>
        ))}
      </Specimen>
      <Specimen caption="Etiquetas, notas, preços e variações" span={12} className="flex flex-wrap items-center gap-[18px]">
        <Delta text="12,4%" direction="up" />
        <Delta text="0,4 p.p." direction="down" />
        <Delta text="0%" direction="flat" />
        <Tag>29% de desconto</Tag>
        <Tag look="line">Prévia grátis</Tag>
        <Stars value={4.5} />
        <Rating average={4.9} votes={312} />
        <Rating average={5} votes={2} />
        <Price cents={1990} formerCents={2790} />
        <Price cents={0} />
        <Price cents={3490} size="page" />
        <Money cents={-524} />
        <Money cents={3106} signed />
      </Specimen>
      <Specimen caption="Números da semana" span={12}>
        <KpiStrip label="Resumo dos últimos 30 dias">
          <Kpi
            label="Receita líquida"
            unit="R$"
            value="7.391,54"
            cents={739154}
            delta={<Delta text="12,4%" direction="up" />}
            former="antes R$ 6.576,10"
          />
          <Kpi label="Vendas" value="264" delta={<Delta text="8,2%" direction="up" />} former="antes 244" />
          <Kpi label="Downloads" value="418" delta={<Delta text="15,1%" direction="up" />} former="antes 363" />
          <Kpi label="Conversão" value="3,8%" delta={<Delta text="0,4 p.p." direction="down" />} former="antes 4,2%" />
        </KpiStrip>
      </Specimen>
    </Chapter>
  );
}
