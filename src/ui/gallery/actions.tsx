import { Bell, Download, Ellipsis, Heart, ListFilter, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../button.tsx";
import { Chip, RemovableChip } from "../chip.tsx";
import { CopyButton } from "../copy-button.tsx";
import { IconButton } from "../icon-button.tsx";
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from "../menu.tsx";
import { Segmented } from "../segmented.tsx";
import { Tooltip } from "../tooltip.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

export function Actions() {
  const [view, setView] = useState("liquida");
  return (
    <Chapter title="Ações">
      <Specimen
        caption="Principal, secundário, suave, texto, perigo, perigo em linha"
        span={12}
        className="flex flex-wrap gap-2.5"
      >
        <Button variant="primary">Comprar agora</Button>
        <Button>Adicionar ao carrinho</Button>
        <Button variant="soft">
          <Download aria-hidden />
          Exportar
        </Button>
        <Button variant="ghost">Cancelar</Button>
        <Button variant="danger">Excluir material</Button>
        <Button variant="danger-outline">Arquivar loja</Button>
        <a href="#conteudo" className={buttonClass({ variant: "secondary" })}>
          Um link
        </a>
      </Specimen>
      <Specimen
        caption="Desativado, carregando, pequeno, grande, largura toda"
        span={12}
        className="flex flex-wrap items-center gap-2.5"
      >
        <Button variant="primary" disabled>
          Publicar
        </Button>
        <Button disabled>Adicionar ao carrinho</Button>
        <Button variant="primary" loading loadingLabel="Salvando…">
          Salvar
        </Button>
        <Button variant="soft" size="sm">
          <ListFilter aria-hidden />
          Filtrar
        </Button>
        <Button variant="primary" size="lg">
          Pagar R$&nbsp;100,66
        </Button>
        <CopyButton text="00020126" label="Copiar código" copiedLabel="Código copiado" />
        <span className="w-full sm:w-72">
          <Button variant="primary" full>
            Ocupar a largura
          </Button>
        </span>
      </Specimen>
      <Specimen
        caption="Só ícone: simples, com linha, sobre capa, pequeno, desativado"
        span={6}
        className="flex flex-wrap items-center gap-2"
      >
        <IconButton label="Buscar">
          <Search aria-hidden />
        </IconButton>
        <IconButton label="Avisos" look="outlined">
          <Bell aria-hidden />
        </IconButton>
        <IconButton label="Favoritar" look="floating" size="over">
          <Heart aria-hidden />
        </IconButton>
        <IconButton label="Tirar dos favoritos" look="floating" size="over" aria-pressed>
          <Heart aria-hidden className="fill-danger text-danger" />
        </IconButton>
        <IconButton label="Remover" size="sm">
          <Trash2 aria-hidden />
        </IconButton>
        <IconButton label="Remover" disabled>
          <Trash2 aria-hidden />
        </IconButton>
        <Menu
          trigger={
            <IconButton label="Mais ações" look="outlined">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <MenuGroup label="Ações">
            <MenuItem icon={<Download aria-hidden />} onSelect={() => undefined}>
              Baixar recibo
            </MenuItem>
            <MenuLink icon={<Search aria-hidden />} link={<a href="#conteudo" aria-label="Ver pedido" />}>
              Ver pedido
            </MenuLink>
            <MenuItem disabled onSelect={() => undefined}>
              Reenviar
            </MenuItem>
          </MenuGroup>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => undefined}>
            Excluir
          </MenuItem>
        </Menu>
        <Tooltip text="Soma do que já foi liberado">
          <Button variant="ghost" size="sm">
            Com dica
          </Button>
        </Tooltip>
      </Specimen>
      <Specimen caption="Filtros e opções curtas" span={6} className="flex flex-wrap items-center gap-2">
        <Chip>7 dias</Chip>
        <Chip on>30 dias</Chip>
        <Chip disabled>Este mês</Chip>
        <RemovableChip>PDF</RemovableChip>
        <Segmented
          label="Receita"
          options={[
            { value: "liquida", label: "Líquida" },
            { value: "bruta", label: "Bruta" },
          ]}
          value={view}
          onValue={setView}
        />
      </Specimen>
    </Chapter>
  );
}
