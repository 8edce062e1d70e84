import { Card, filler } from "../../card.jsx";

export const dynamicParams = false;
const CARDS = 24;

export const generateStaticParams = () => process.env.BENCH_HTML_BYTES.split(",").map((bytes) => ({ bytes }));

export default async function Page({ params }) {
  const { bytes } = await params;
  // Next sends the content twice: once drawn, once as data.
  const perCard = Math.max(0, Number(bytes) / CARDS / 2 - 700);
  return (
    <ul>
      {Array.from({ length: CARDS }, (_, i) => (
        <Card key={i} slug={`material-${i}`} title={`Material ${i}`} store="Loja" price="R$ 12,00" filler={filler(i, perCard)} />
      ))}
    </ul>
  );
}
