import { Link2 } from "lucide-react";
import { useState } from "react";
import { addLinkFn } from "#modules/catalog/links/functions.ts";
import { addLinkMessages } from "#modules/catalog/links/messages.ts";
import { LONGEST_LINK_TITLE, LONGEST_LINK_WORDS, linkSiteNames } from "#modules/catalog/links/rules.ts";
import { doorMessages } from "#modules/catalog/messages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { InnerForm } from "#ui/inner-form.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#ui/use-form.ts";
import { isOk, useTrackSave } from "./pending-saves.ts";

const EMPTY = { address: "", title: "", words: "" };

type AddLinkProps = { productId: number; onAdded: () => Promise<void> };

/** A link sold among the files: where it leads, what it is and how to use it. */
export function AddLink({ productId, onAdded }: AddLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const track = useTrackSave();
  const state = useForm<HTMLFieldSetElement>({ ...doorMessages, ...addLinkMessages }, doorMessages.unavailable, {
    name: "link-a-venda",
    fieldOf: { link_twice: "address" },
  });
  const fieldProps = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      state.forgive(name);
      setTyped((now) => ({ ...now, [name]: target.value }));
    },
  });

  async function add() {
    if (!(await state.send(() => track(addLinkFn({ data: { productId, ...typed } }), isOk)))) return;
    setTyped(EMPTY);
    setOpen(false);
    await onAdded();
  }

  if (!isOpen)
    return (
      <Button size="sm" variant="soft" className="-mt-2 justify-self-start" onClick={() => setOpen(true)}>
        <Link2 aria-hidden />
        Adicionar um link
      </Button>
    );
  return (
    <InnerForm
      state={state}
      onSubmit={add}
      label="Adicionar um link"
      className="-mt-2 grid gap-3 rounded-ctl border border-line px-4 py-3.5"
    >
      <p className="text-xs text-muted">
        O endereço só aparece para quem comprou. Na página do material, quem vai comprar fica sabendo que há um link e em que site
        ele abre. Deixe o link aberto para quem tem o endereço. Sites aceitos: {linkSiteNames}.
      </p>
      <Field label="Endereço do link" error={state.mistakes["address"]}>
        <TextInput inputMode="url" autoComplete="off" spellCheck={false} placeholder="https://" {...fieldProps("address")} />
      </Field>
      <Field label="Título do link" hint="Como “Modelo editável no Canva”" error={state.mistakes["title"]}>
        <TextInput maxLength={LONGEST_LINK_TITLE} {...fieldProps("title")} />
      </Field>
      <Field
        label="Como usar o que está no link"
        optional
        hint="Só quem comprou lê. Diga, por exemplo, que é preciso fazer uma cópia antes de editar."
        error={state.mistakes["words"]}
      >
        <Textarea rows={3} maxLength={LONGEST_LINK_WORDS} {...fieldProps("words")} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void add()} loading={state.isBusy} loadingLabel="Adicionando…">
          Adicionar link
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          Cancelar
        </Button>
      </div>
    </InnerForm>
  );
}
