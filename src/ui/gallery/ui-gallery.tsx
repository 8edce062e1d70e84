import { Logo } from "../brand/logo.tsx";
import { Button } from "../button.tsx";
import { Field } from "../field.tsx";
import { MaskedInput } from "../masked-input.tsx";
import { MoneyInput } from "../money-input.tsx";
import { Cover } from "../cover.tsx";
import { WorkCard } from "../work-card.tsx";
import { Price } from "../price.tsx";

export function UiGallery() {
  return (
    <main className="wrap grid gap-6 py-8">
      <Logo />
      <h1 className="text-d1">Fio, folha e pingo.</h1>
      <div className="flex gap-2">
        <Button variant="primary">Comprar agora</Button>
        <Button>Pôr no carrinho</Button>
      </div>
      <Field label="CPF" hint="Usamos só na nota">
        <MaskedInput mask="cpf" defaultValue="11144477735" />
      </Field>
      <Field label="Preço" error="Faltou um dígito.">
        <MoneyInput defaultCents={3490} />
      </Field>
      <div className="grid grid-cols-4 gap-6">
        <WorkCard
          href="#"
          title="Frações na feira"
          kind="Plano de aula · PDF"
          signature="de Helena Prado"
          price={<Price cents={3490} />}
          cover={<Cover paper="rosa" seed="a" title="Frações" picture={{ src: "/fracoes.png", width: 300, height: 400 }} />}
        />
        <WorkCard
          href="#"
          title="Rodas de leitura"
          kind="E-book · EPUB"
          signature="de Iara Fontes"
          price={<Price cents={0} />}
          cover={<Cover paper="lilas" seed="b12" title="Rodas de leitura" signature="Iara Fontes" />}
        />
      </div>
    </main>
  );
}
