import { useRouter } from "@tanstack/react-router";
import { Bookmark, X } from "lucide-react";
import { useState } from "react";
import { type ListSearch, listHref } from "#kit/list-search.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Popover } from "#ui/popover.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { removeViewFn, saveViewFn } from "../functions.ts";
import { savedViewMessages } from "../messages.ts";
import type { SavedView } from "../schema.ts";

type SavedViewsProps = {
  /** The list's name in what is kept: "materiais", "vendas". */
  list: string;
  path: string;
  search: ListSearch;
  views: readonly SavedView[];
};

/** The views somebody gave a name, and the way to name this one. Goes with the page's actions. */
export function SavedViews({ list, path, search, views }: SavedViewsProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const state = useForm(savedViewMessages, savedViewMessages.unavailable, {
    name: `visao-de-${list}`,
    nameOf: () => "nome",
  });
  const query = new URLSearchParams(listHref("", search).slice(1)).toString();
  const current = views.find((view) => view.query === query);

  async function save(typed: FormData) {
    if (!(await state.send(() => saveViewFn({ data: { list, name: formText(typed, "nome"), query } })))) return;
    state.form.current?.reset();
    await router.invalidate({ sync: true });
  }

  async function forget(viewId: string) {
    await state.send(() => removeViewFn({ data: { viewId } }));
    await router.invalidate({ sync: true });
  }

  return (
    <Popover
      open={open}
      onOpen={setOpen}
      label="Visões salvas"
      trigger={
        <Button variant="soft">
          <Bookmark aria-hidden className={current ? "fill-current" : ""} />
          <span className="max-w-40 truncate">{current?.name ?? (views.length > 0 ? "Visões" : "Salvar visão")}</span>
        </Button>
      }
    >
      {views.length > 0 && (
        <ul className="-mx-1.5 mb-3 max-h-[40dvh] overflow-y-auto border-b border-line pb-2">
          {views.map((view) => (
            <li key={view.id} className="flex items-center rounded-block hover:bg-well">
              <RouterLink
                keepScroll
                href={view.query ? `${path}?${view.query}` : path}
                aria-current={view === current ? "true" : undefined}
                onClick={() => setOpen(false)}
                className="min-w-0 flex-1 px-2 py-2 text-sm wrap-anywhere aria-[current]:font-semibold"
              >
                {view.name}
              </RouterLink>
              <IconButton label={`Remover a visão ${view.name}`} tip={false} size="sm" onClick={() => void forget(view.id)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Form state={state} onSubmit={save} className="grid gap-3">
        <Field
          label="Nome desta visão"
          id="nome-da-visao"
          error={state.mistakes.nome}
          hint="Guarda a busca, os filtros, a ordem e as colunas de agora."
        >
          <TextInput dense name="nome" maxLength={40} autoComplete="off" />
        </Field>
        <Button type="submit" variant="primary" size="sm">
          Salvar visão
        </Button>
      </Form>
    </Popover>
  );
}
