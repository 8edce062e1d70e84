import { BookOpen, Eye, Headphones, Play } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Overlay } from "#ui/overlay.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { ShownKind } from "#modules/catalog/kinds/shown-kind.ts";
import type { OpensAs } from "../rules.ts";

type Opened = { orderId: string; entitlementId: string; fileId: string; name: string; shownKind: ShownKind | null };

const LOOKS: Record<OpensAs, [verb: string, icon: typeof Eye]> = {
  pagina: ["Ler", BookOpen],
  audio: ["Ouvir", Headphones],
  imagem: ["Ver", Eye],
  video: ["Assistir", Play],
};

/** Opens a file without downloading it: a reader of its own, or over the page. Nothing for what does not open here. */
export function OpenFile({ file }: { file: Opened }) {
  const [isOpen, setOpen] = useState(false);
  const as = file.shownKind?.opens;
  if (!as) return null;
  const [verb, Icon] = LOOKS[as];
  const label = `${verb} ${file.name}`;
  if (as === "pagina") {
    return (
      <RouterLink
        href={`/painel/pedidos/${file.orderId}/ler/${file.fileId}`}
        aria-label={label}
        className={buttonClass({ variant: "secondary", className: "shrink-0 whitespace-nowrap" })}
      >
        <Icon aria-hidden />
        {verb}
      </RouterLink>
    );
  }
  return (
    <>
      <Button aria-label={label} className="shrink-0 whitespace-nowrap" onClick={() => setOpen(true)}>
        <Icon aria-hidden />
        {verb}
      </Button>
      <Overlay open={isOpen} onClose={() => setOpen(false)} title={file.name} width={as === "audio" ? "regular" : "wide"}>
        {isOpen && <Preview as={as} src={`/abrir/${file.entitlementId}/${file.fileId}`} name={file.name} />}
      </Overlay>
    </>
  );
}

/* oxlint-disable jsx-a11y/media-has-caption -- the file is the author's, as it was sold, and brings no captions apart */
/** Sound, picture or film, played by the browser itself. */
function Preview({ as, src, name }: { as: OpensAs; src: string; name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p role="alert" className="text-sm">
        Este arquivo não abre aqui. Baixe e abra no programa que você usa.
      </p>
    );
  }
  const onError = () => setBroken(true);
  if (as === "audio")
    return <audio controls preload="metadata" src={src} aria-label={name} onError={onError} className="w-full" />;
  if (as === "video") {
    return <video controls preload="metadata" src={src} aria-label={name} onError={onError} className="max-h-[70dvh] w-full" />;
  }
  return <img src={src} alt={name} onError={onError} className="mx-auto max-h-[74dvh] max-w-full bg-white object-contain" />;
}
