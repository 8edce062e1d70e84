import { Search } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "../checkbox.tsx";
import { Dropzone } from "../dropzone.tsx";
import { DocumentInput } from "../document-input.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { Field } from "../field.tsx";
import { FieldGroup } from "../field-group.tsx";
import { MaskedInput } from "../masked-input.tsx";
import { MoneyInput } from "../money-input.tsx";
import { RadioCard } from "../radio-card.tsx";
import { PaperPicker } from "../paper-picker.tsx";
import type { Paper } from "#kit/papers.ts";
import { Radio } from "../radio.tsx";
import { StarInput } from "../star-input.tsx";
import { Select } from "../select.tsx";
import { Switch } from "../switch.tsx";
import { Tag } from "../tag.tsx";
import { TextInput } from "../text-input.tsx";
import { Textarea } from "../textarea.tsx";
import { UploadRow } from "../upload-row.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

export function Fields() {
  return (
    <Chapter title="Campos">
      <Specimen caption="Com dica" span={3}>
        <Field label="CPF" hint="Usamos só na nota e no Pix.">
          <MaskedInput mask="cpf" defaultValue="11144477735" />
        </Field>
      </Specimen>
      <Specimen caption="Dinheiro, dos centavos para cima" span={3}>
        <Field label="Preço">
          <MoneyInput defaultCents={3490} />
        </Field>
      </Specimen>
      <Specimen caption="Com erro" span={3}>
        <Field label="Endereço da loja" error="Já tem loja com esse endereço. Tente helena-prado." id="endereco">
          <TextInput before="autoria.com.br/" defaultValue="helena" />
        </Field>
      </Specimen>
      <Specimen caption="Certo e opcional" span={3}>
        <Field label="Cupom" optional hint="Cupom aplicado: 15% de desconto." hintTone="positive">
          <TextInput valid defaultValue="VOLTAASAULAS" />
        </Field>
      </Specimen>
      <Masks />
      <Specimen caption="Só leitura, desativado, denso" className="grid gap-3">
        <Field label="E-mail">
          <TextInput readOnly value="helena@exemplo.com.br" />
        </Field>
        <Field label="Código">
          <TextInput disabled value="AUT-004821" />
        </Field>
        <TextInput
          dense
          aria-label="Buscar pedido"
          placeholder="Pedido, material ou quem comprou"
          before={<Search aria-hidden />}
        />
      </Specimen>
      <Specimen caption="Seleção e texto longo" className="grid gap-3">
        <Field label="Licença">
          <Select defaultValue="turmas">
            <option value="turmas">Minhas turmas</option>
            <option value="escola">Escola inteira</option>
          </Select>
        </Field>
        <LongText />
      </Specimen>
      <Choices />
      <Uploads />
      <Specimen caption="Resumo de erros">
        <ErrorSummary
          mistakes={[
            { fieldId: "endereco", message: "Escolha outro endereço para a loja." },
            { fieldId: "cep", message: "Faltou um dígito no CEP." },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}

function Masks() {
  return (
    <Specimen caption="Máscaras" className="grid grid-cols-2 gap-3">
      <Field label="CPF ou CNPJ" className="col-span-2">
        <DocumentInput defaultValue="12ABC34501DE35" />
      </Field>
      <Field label="Celular">
        <MaskedInput mask="phone" defaultValue="32999990000" />
      </Field>
      <Field label="CEP" id="cep" error="Faltou um dígito.">
        <MaskedInput mask="cep" defaultValue="3601000" />
      </Field>
      <Field label="Nascimento" className="col-span-2">
        <MaskedInput mask="date" />
      </Field>
    </Specimen>
  );
}

function LongText() {
  const [text, setText] = useState("Doze aulas que ensinam fração com banca, balança e troco.");
  return (
    <Field label="Promessa">
      <Textarea counted maxLength={160} rows={3} value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </Field>
  );
}

function Choices() {
  const [paper, setPaper] = useState<Paper>("menta");
  const [stars, setStars] = useState<number | null>(4);
  return (
    <>
      <Specimen caption="Marcar" className="grid justify-items-start">
        <Checkbox defaultChecked>Enviar recibo por e-mail</Checkbox>
        <Checkbox>Material com prévia grátis</Checkbox>
        <Checkbox mixed>Selecionar todos</Checkbox>
        <Checkbox disabled>Indisponível</Checkbox>
        <Checkbox disabled defaultChecked>
          Sempre ligado
        </Checkbox>
        <FieldGroup legend="Ordem" className="gap-0!" error="Escolha uma ordem.">
          <Radio name="ordem" defaultChecked>
            Mais vendidos
          </Radio>
          <Radio name="ordem">Novidades</Radio>
          <Radio name="ordem" disabled>
            Por distância
          </Radio>
        </FieldGroup>
      </Specimen>
      <Specimen caption="Efeito imediato e nota" className="grid gap-3">
        <Switch defaultChecked hint="Ninguém compra enquanto estiver ligado.">
          Loja em férias
        </Switch>
        <Switch>Avisar por e-mail</Switch>
        <Switch disabled>Indisponível</Switch>
        <StarInput legend="Sua nota" name="nota" value={stars} onValue={setStars} />
        <PaperPicker legend="Cor de fundo" value={paper} onValue={setPaper} />
      </Specimen>
      <Specimen caption="Cartões de escolha">
        <FieldGroup legend="Forma de pagamento">
          <RadioCard name="pagamento" title="Pix" description="Cai em segundos" end={<Tag>Mais rápido</Tag>} defaultChecked />
          <RadioCard name="pagamento" title="Cartão de crédito" description="Em até 3x sem juros">
            <Field label="Número do cartão">
              <TextInput inputMode="numeric" />
            </Field>
          </RadioCard>
          <RadioCard name="pagamento" title="Boleto" description="Fora do ar" disabled />
        </FieldGroup>
      </Specimen>
    </>
  );
}

function Uploads() {
  return (
    <>
      <Specimen caption="Soltar arquivos: pronto, com erro, desativado" className="grid gap-3">
        <Dropzone title="Solte os arquivos ou escolha" hint="PDF, DOCX, ZIP, WAV até 2 GB" multiple onFiles={() => undefined} />
        <Dropzone title="Capa" hint="Este formato não serve. Envie PNG ou JPG." invalid onFiles={() => undefined} />
        <Dropzone title="Envio pausado" hint="Volta em instantes" disabled onFiles={() => undefined} />
      </Specimen>
      <Specimen caption="Envio de arquivo">
        <ul>
          <UploadRow
            name="fichas-do-aluno.pdf"
            state={{ kind: "sending", progress: 0.64, detail: "64% de 5,1 MB, faltam 8 s" }}
            onCancel={() => undefined}
          />
          <UploadRow
            name="curso-completo.zip"
            state={{ kind: "paused", progress: 0.3, detail: "Pausado em 30% de 4,7 GB" }}
            onResume={() => undefined}
            onCancel={() => undefined}
          />
          <UploadRow name="sequencia.pdf" state={{ kind: "done", detail: "Pronto, 8,4 MB" }} onRemove={() => undefined} />
          <UploadRow
            name="gabarito-comentado-com-um-nome-muito-comprido.docx"
            state={{ kind: "failed", detail: "A conexão caiu no meio do envio." }}
            onRetry={() => undefined}
            onRemove={() => undefined}
          />
        </ul>
      </Specimen>
    </>
  );
}
