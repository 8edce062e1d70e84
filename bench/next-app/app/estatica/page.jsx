import { Card, filler } from "../card.jsx";

export const dynamic = "force-static";
const CARDS = 24;
// Next sends the content twice: once drawn, once as data.
const perCard = Math.max(0, Number(process.env.BENCH_HTML_BYTES) / CARDS / 2 - 700);

export default function Page() {
  return (
    <ul>
      {Array.from({ length: CARDS }, (_, i) => (
        <Card key={i} slug={`material-${i}`} title={`Material ${i}`} store="Loja" price="R$ 12,00" filler={filler(i, perCard)} />
      ))}
    </ul>
  );
}
