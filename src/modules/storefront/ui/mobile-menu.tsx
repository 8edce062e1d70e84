import { Menu } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Sheet } from "#ui/sheet.tsx";
import type { Frame } from "../schema/frame.ts";

const rowClass = "flex min-h-12 items-center border-b border-line text-md";

/** On small screens the categories live behind a button. */
export function MobileMenu({ categories }: { categories: Frame["categories"] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="-ml-2.5 md:hidden">
      <IconButton label="Abrir menu" tip={false} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu aria-hidden />
      </IconButton>
      <Sheet open={open} onClose={close} title="Menu">
        <nav aria-label="Menu">
          <ul>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <RouterLink href={`/produtos?categoria=${slug}`} onClick={close} className={rowClass}>
                  {name}
                </RouterLink>
              </li>
            ))}
            <li>
              <RouterLink href="/produtos" onClick={close} className={rowClass}>
                Todos os materiais
              </RouterLink>
            </li>
            <li>
              <RouterLink href="/lojas" onClick={close} className={rowClass}>
                Lojas
              </RouterLink>
            </li>
            <li>
              <RouterLink href="/quero-ser-autor" onClick={close} className={rowClass}>
                Venda na Autoria
              </RouterLink>
            </li>
            <li>
              <a href="/painel/pedidos" className={rowClass}>
                Biblioteca
              </a>
            </li>
          </ul>
        </nav>
      </Sheet>
    </div>
  );
}
