import { Ban, Copy, CopyPlus, Ellipsis, PauseCircle, PencilLine, PlayCircle, QrCode } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.tsx";
import type { CouponState } from "../rules/coupon-state.ts";
import type { CouponRow } from "../schema.ts";
import type { CouponSteps } from "./coupon-steps.ts";

const WORKING: readonly CouponState[] = ["ativo", "agendado", "esgotado"];
const isOver = (state: CouponState): boolean => state === "encerrado";

/** What may be done to one coupon, by its state. */
export function CouponActions({ row, steps }: { row: CouponRow; steps: CouponSteps }) {
  const { state } = row;
  const { edit, duplicate } = steps;
  const hasNothing = !duplicate && isOver(state);
  if (hasNothing) return null;
  return (
    <Menu
      trigger={
        <IconButton label={`Ações do cupom ${row.code}`} tip={false} size="sm">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {!isOver(state) && state !== "expirado" && (
        <>
          <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copyLink(row)}>
            Copiar link
          </MenuItem>
          <MenuItem icon={<QrCode aria-hidden />} onSelect={() => steps.share(row)}>
            Link, WhatsApp e QR code
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {!isOver(state) && edit && (
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => edit(row)}>
          Editar
        </MenuItem>
      )}
      {duplicate && (
        <MenuItem icon={<CopyPlus aria-hidden />} onSelect={() => duplicate(row)}>
          Duplicar
        </MenuItem>
      )}
      {WORKING.includes(state) && (
        <MenuItem icon={<PauseCircle aria-hidden />} onSelect={() => steps.pause(row)}>
          Pausar
        </MenuItem>
      )}
      {(state === "pausado" || state === "rascunho") && (
        <MenuItem icon={<PlayCircle aria-hidden />} onSelect={() => steps.resume(row)}>
          {state === "pausado" ? "Retomar" : "Ativar"}
        </MenuItem>
      )}
      {!isOver(state) && state !== "expirado" && (
        <MenuItem icon={<Ban aria-hidden />} danger onSelect={() => steps.end(row)}>
          Encerrar
        </MenuItem>
      )}
    </Menu>
  );
}

async function copyLink({ code }: CouponRow): Promise<void> {
  const address = `${location.origin}/cupom/${code}`;
  const done = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  showToast(done ? "Link do cupom copiado." : `O link é ${address}`);
}
