import { Menu } from "lucide-react";
import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import type { Frame } from "../schema/frame.ts";

const rowClass = "flex min-h-12 items-center border-b border-line text-md";
const others = () =>
  [
    ["/produtos", "Todos os materiais"],
    ["/produtos?promocao=1", "Ofertas"],
    ["/lojas", "Lojas"],
    ["/quero-ser-autor", `Venda ${brand.in}`],
    ["/ajuda", "Ajuda"],
  ] as const;

/** On small screens the categories live behind a button. */
export function MobileMenu({ categories }: { categories: Frame["categories"] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <div className="-ml-2.5 md:hidden">
      <IconButton label="Abrir menu" tip={false} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu aria-hidden />
      </IconButton>
      <Sheet open={open} onClose={close} title="Menu">
        <nav aria-label="Menu">
          <ul>
            {[...categories.map(({ slug, name }) => [`/produtos?categoria=${slug}`, name] as const), ...others()].map(
              ([href, words]) => (
                <li key={href}>
                  <RouterLink href={href} onClick={close} className={rowClass}>
                    {words}
                  </RouterLink>
                </li>
              ),
            )}
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
