import { brand } from "#kit/brand/brand.ts";
import { formatCount } from "#kit/format.ts";
import { Blocks } from "../../ui/blocks.tsx";
import { ContentsList } from "../../ui/contents-list.tsx";
import { Identity } from "../../ui/identity.tsx";
import type { AboutPage as Facts } from "../queries.ts";

const WHO = {
  id: "identificacao",
  get title() {
    return `Quem responde ${brand.by}`;
  },
};

/** Who makes the market, with its numbers of now, what it promises and who answers for it. */
export function AboutPage({ page: { numbers, sections, identity } }: { page: Facts }) {
  return (
    <main id="conteudo">
      <section className="bg-rosa">
        <div className="wrap py-10 md:py-16">
          <h1 className="max-w-[18ch] text-d2">Uma feira de quem faz.</h1>
          <p className="mt-5 max-w-[52ch] text-lg">
            Autores independentes do Brasil vendem o que criaram, com nome e sobrenome, e quem compra recebe na hora.
          </p>
          <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-5">
            <Count name="lojas abertas">{numbers.stores}</Count>
            <Count name="materiais à venda">{numbers.materials}</Count>
            <Count name="deles, grátis">{numbers.free}</Count>
          </dl>
        </div>
      </section>
      <div className="wrap grid gap-10 pt-10 md:pt-14 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-14">
        <ContentsList parts={[...sections, WHO]} />
        <div className="grid gap-12">
          {sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id} className="fio pt-4">
              <h2 id={id} className="mb-4 scroll-mt-6 text-t2">
                {title}
              </h2>
              <Blocks blocks={body} />
            </section>
          ))}
          <section aria-labelledby={WHO.id} className="fio pt-4">
            <h2 id={WHO.id} className="mb-4 scroll-mt-6 text-t2">
              {WHO.title}
            </h2>
            <Identity identity={identity} />
          </section>
        </div>
      </div>
    </main>
  );
}

const Count = ({ name, children }: { name: string; children: number }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm">{name}</dt>
    <dd className="tn text-[2rem] leading-tight font-bold">{formatCount(children)}</dd>
  </div>
);
