import { useRouter } from "@tanstack/react-router";
import { Bookmark, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type ListSearch, listHref } from "#kit/list-search.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Popover } from "#ui/popover.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { TextInput } from "#ui/text-input.tsx";
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
  const [problem, setProblem] = useState<string>();
  const query = new URLSearchParams(listHref("", search).slice(1)).toString();
  const current = views.find((view) => view.query === query);

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await saveViewFn({ data: { list, name: formText(new FormData(form), "nome"), query } }).catch(() => null);
    if (!answer?.ok) {
      const sentence = answer?.fields && Object.values(answer.fields)[0];
      return setProblem(sentence ?? savedViewMessages[answer?.reason ?? "unavailable"]);
    }
    setProblem(undefined);
    form.reset();
    await router.invalidate({ sync: true });
  }

  async function forget(viewId: string) {
    const answer = await removeViewFn({ data: { viewId } }).catch(() => null);
    setProblem(answer?.ok ? undefined : savedViewMessages[answer?.reason ?? "unavailable"]);
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
      <form onSubmit={(event) => void keep(event)} className="grid gap-3" noValidate>
        <Field
          label="Nome desta visão"
          id="nome-da-visao"
          error={problem}
          hint="Guarda a busca, os filtros, a ordem e as colunas de agora."
        >
          <TextInput dense name="nome" maxLength={40} autoComplete="off" />
        </Field>
        <Button type="submit" variant="primary" size="sm">
          Salvar visão
        </Button>
      </form>
    </Popover>
  );
}
