import { Signature, Undo2, Zap } from "lucide-react";

const FACTS = [
  { icon: Zap, title: "Pagou, baixou", text: "Pix confirmado em segundos e arquivo liberado na sua biblioteca." },
  { icon: Signature, title: "Autoria conferida", text: "Checamos identidade e direitos antes de publicar cada loja." },
  { icon: Undo2, title: "7 dias para desistir", text: "Não serviu? Peça o reembolso pelo próprio pedido." },
];

/** Three reasons, right under the string. */
export function PlatformFacts() {
  return (
    <ul className="wrap mt-4 mb-6 grid gap-2.5 md:mt-[26px] md:mb-[72px] md:grid-cols-3 md:gap-0">
      {FACTS.map(({ icon: Icon, title, text }) => (
        <li
          key={title}
          className="flex gap-3.5 md:border-l md:border-line md:px-7 md:py-1 md:first:border-l-0 md:first:pl-0 md:last:pr-0"
        >
          <Icon aria-hidden className="mt-0.5 size-5 text-accent" />
          <div className="text-sm">
            <b className="font-semibold">{title}</b>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
