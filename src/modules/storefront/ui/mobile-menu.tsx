import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
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
                <Link to="/produtos" search={{ categoria: slug }} onClick={close} className={rowClass}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/produtos" search={{}} onClick={close} className={rowClass}>
                Todos os materiais
              </Link>
            </li>
            <li>
              <Link to="/lojas" search={{}} onClick={close} className={rowClass}>
                Lojas
              </Link>
            </li>
            <li>
              <Link to="/quero-ser-autor" onClick={close} className={rowClass}>
                Venda na Autoria
              </Link>
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
