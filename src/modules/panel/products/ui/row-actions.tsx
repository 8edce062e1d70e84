import { useRouter } from "@tanstack/react-router";
import {
  Archive,
  ArchiveRestore,
  CopyPlus,
  Ellipsis,
  Eye,
  Link2,
  PauseCircle,
  PencilLine,
  PlayCircle,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import {
  archiveProductFn,
  deleteProductFn,
  duplicateProductFn,
  pauseProductFn,
  resumeProductFn,
  unarchiveProductFn,
  undoArchiveFn,
} from "#modules/catalog/functions.ts";
import { isEditable, statusAfter } from "#modules/catalog/rules/product-status.ts";
import type { OwnProductRow } from "#modules/catalog/schema/product-form.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { showToast } from "#ui/toast.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { readRefusal } from "./editor/read-refusal.ts";

type Step = (call: { data: { productId: number } }) => Promise<{ ok: true } | { ok: false; reason: string }>;

/** What may be done to one product, by its state; each can be undone. */
export function ProductActions({ row, onProblem }: { row: OwnProductRow; onProblem: (sentence: string) => void }) {
  const router = useRouter();
  const [isDeleting, setDeleting] = useState(false);

  async function take(step: Step, done?: string, undo?: Step) {
    const answer = await step({ data: { productId: row.id } }).catch(() => ({ ok: false as const, reason: "unavailable" }));
    if (!answer.ok) onProblem(readRefusal(answer).trouble.message);
    else if (done) showToast(done, undo && { label: "Desfazer", onPress: () => void take(undo) });
    await router.invalidate({ sync: true });
  }

  async function duplicate() {
    const answer = await duplicateProductFn({ data: { productId: row.id } }).catch(() => null);
    if (!answer?.ok) return onProblem(readRefusal(answer ?? { reason: "unavailable" }).trouble.message);
    await router.navigate({ href: `/painel/adicionar-produto?produto=${answer.value.productId}` });
  }

  async function remove() {
    setDeleting(false);
    await take(deleteProductFn, "Material apagado.");
  }

  const can = (move: Parameters<typeof statusAfter>[1]) => statusAfter(row.status, move) !== null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Ações de ${row.title || "material sem título"}`} tip={false} size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {isEditable(row.status) && (
          <MenuLink icon={<PencilLine aria-hidden />} link={<RouterLink href={`/painel/adicionar-produto?produto=${row.id}`} />}>
            Editar
          </MenuLink>
        )}
        <MenuItem icon={<CopyPlus aria-hidden />} onSelect={() => void duplicate()}>
          Duplicar
        </MenuItem>
        {row.slug && row.status === "publicado" && (
          <MenuLink icon={<Eye aria-hidden />} link={<RouterLink href={`/produto/${row.slug}`} />}>
            Ver na loja
          </MenuLink>
        )}
        {row.slug && row.status === "publicado" && (
          <MenuItem icon={<Link2 aria-hidden />} onSelect={() => void copyOwnLink(row.slug ?? "", onProblem)}>
            Copiar meu link
          </MenuItem>
        )}
        {can("pausar") && (
          <MenuItem
            icon={<PauseCircle aria-hidden />}
            onSelect={() =>
              void take(pauseProductFn, "Material pausado. Quem comprou continua com os arquivos.", resumeProductFn)
            }
          >
            Pausar
          </MenuItem>
        )}
        {can("retomar") && (
          <MenuItem
            icon={<PlayCircle aria-hidden />}
            onSelect={() => void take(resumeProductFn, "Material de volta à venda.", pauseProductFn)}
          >
            Voltar a vender
          </MenuItem>
        )}
        {can("arquivar") && (
          <MenuItem
            icon={<Archive aria-hidden />}
            onSelect={() => void take(archiveProductFn, "Material arquivado.", undoArchiveFn)}
          >
            Arquivar
          </MenuItem>
        )}
        {can("desarquivar") && (
          <MenuItem
            icon={<ArchiveRestore aria-hidden />}
            onSelect={() => void take(unarchiveProductFn, "O material voltou como rascunho.", archiveProductFn)}
          >
            Tirar dos arquivados
          </MenuItem>
        )}
        {row.sales === 0 && row.status !== "bloqueado" && row.status !== "em_revisao" && (
          <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => setDeleting(true)}>
            Apagar…
          </MenuItem>
        )}
      </Menu>
      <DeleteDialog title={row.title} open={isDeleting} onClose={() => setDeleting(false)} onDelete={() => void remove()} />
    </>
  );
}

/** The author's own link: who buys after following it was brought by the author, and the commission is smaller. */
async function copyOwnLink(slug: string, onProblem: (sentence: string) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${window.location.origin}/ir/produto/${slug}`);
    showToast("Link copiado. Nas vendas dele, por 7 dias, a comissão é menor.");
  } catch {
    onProblem("O navegador não deixou copiar. Tente de novo.");
  }
}
