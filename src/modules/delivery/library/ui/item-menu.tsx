import { useRouter } from "@tanstack/react-router";
import { Archive, ArchiveRestore, Ellipsis, FolderOpen } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { showToast } from "#ui/toast.tsx";
import { archivePurchaseFn } from "../functions.ts";
import type { LibraryItem } from "./library-facts.ts";

type ItemMenuProps = { item: LibraryItem; onProblem: (sentence: string | null) => void };

/** What can be done with a product without opening its order. */
export function ItemMenu({ item, onProblem }: ItemMenuProps) {
  const router = useRouter();

  async function archive(isArchived: boolean, isUndo = false) {
    const answer = await archivePurchaseFn({ data: { productId: item.productId, isArchived } }).catch(() => null);
    onProblem(answer?.ok ? null : "Não deu para mudar a biblioteca agora. Nada se perdeu: tente de novo em instantes.");
    await router.invalidate({ sync: true });
    if (!answer?.ok || isUndo) return;
    showToast(isArchived ? "Material arquivado." : "De volta à biblioteca.", {
      label: "Desfazer",
      onPress: () => void archive(!isArchived, true),
    });
  }

  return (
    <Menu
      trigger={
        <IconButton label={`Ações de ${item.title}`} tip={false} size="over" look="floating">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuLink icon={<FolderOpen aria-hidden />} link={<RouterLink href={`/painel/pedidos/${item.orderId}`} />}>
        Abrir os arquivos
      </MenuLink>
      {item.isArchived ? (
        <MenuItem icon={<ArchiveRestore aria-hidden />} onSelect={() => void archive(false)}>
          Voltar para a biblioteca
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive aria-hidden />} onSelect={() => void archive(true)}>
          Arquivar
        </MenuItem>
      )}
    </Menu>
  );
}
