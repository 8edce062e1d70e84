import { Drawn } from "./drawn.jsx";

export const dynamic = "force-dynamic";

export default async function Page({ searchParams }) {
  const { readList } = await import(/* turbopackIgnore: true */ process.env.BENCH_QUESTIONS);
  return <Drawn {...await readList(await searchParams)} />;
}
