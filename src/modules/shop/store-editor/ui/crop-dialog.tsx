import { type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { formatCount } from "#kit/format.ts";
import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FieldError } from "#ui/field.tsx";
import { type Crop, cropBox, dragged, mostZoom } from "./crop.ts";
import { CropSlider } from "./crop-slider.tsx";
import { type PictureKind, PICTURES, sendPicture } from "./send-picture.ts";

type CropDialogProps = { kind: PictureKind; file: File; onClose: () => void; onPicture: (picture: ImageRef) => void };

const TITLES: Record<PictureKind, string> = {
  banner: "Ajustar a imagem do topo",
  retrato: "Ajustar o retrato",
  foto: "Ajustar a foto",
};
const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Chooses which piece of a picture is shown, by dragging it or with the sliders, and sends that piece. */
export function CropDialog({ kind, file, onClose, onPicture }: CropDialogProps) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState(MIDDLE);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { shape, least } = PICTURES[kind];
  const size = picture && { width: picture.naturalWidth, height: picture.naturalHeight };
  const isSmall = size !== null && (size.width < least.width || size.height < least.height);
  const box = size && cropBox(size, shape, crop);

  async function send() {
    if (!picture || !box) return;
    setBusy(true);
    const answer = await sendPicture(kind, picture, box).catch(() => "Sem conexão. Tente de novo.");
    setBusy(false);
    if (typeof answer === "string") setProblem(answer);
    else onPicture(answer);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[kind]}
      description="Arraste a imagem ou use os controles."
      className="md:w-[min(720px,calc(100vw-32px))]"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button
            variant="primary"
            disabled={!picture || isSmall}
            loading={isBusy}
            loadingLabel="Enviando…"
            onClick={() => void send()}
          >
            Usar este recorte
          </Button>
        </>
      }
    >
      <CropFrame
        kind={kind}
        address={address}
        crop={crop}
        size={size}
        onCrop={setCrop}
        onLoad={setPicture}
        onBroken={setProblem}
      />
      {isSmall && size && (
        <div className="mt-3">
          <FieldError id="recorte-pequeno">
            A imagem tem {formatCount(size.width)} × {formatCount(size.height)} px e precisa de pelo menos{" "}
            {formatCount(least.width)} × {formatCount(least.height)}.
          </FieldError>
        </div>
      )}
      {problem && (
        <div className="mt-3" role="alert">
          <FieldError id="recorte-problema">{problem}</FieldError>
        </div>
      )}
      {size && box && !isSmall && (
        <>
          <div className="mt-4 grid gap-3 sm:grid-cols-3">
            <CropSlider
              label="Aproximar"
              value={crop.zoom}
              low={1}
              high={mostZoom(size, shape, least.width)}
              onValue={(zoom) => setCrop({ ...crop, zoom })}
            />
            <CropSlider
              label="Para o lado"
              value={crop.x}
              high={size.width - box.width > 1 ? 1 : 0}
              onValue={(x) => setCrop({ ...crop, x })}
            />
            <CropSlider
              label="Para baixo"
              value={crop.y}
              high={size.height - box.height > 1 ? 1 : 0}
              onValue={(y) => setCrop({ ...crop, y })}
            />
          </div>
          <p className="tn mt-2 text-2xs text-muted">
            Recorte de {formatCount(Math.round(box.width))} × {formatCount(Math.round(box.height))} px.
          </p>
        </>
      )}
    </Dialog>
  );
}

type CropFrameProps = {
  kind: PictureKind;
  address: string;
  crop: Crop;
  size: { width: number; height: number } | null;
  onCrop: (crop: Crop) => void;
  onLoad: (picture: HTMLImageElement) => void;
  onBroken: (problem: string) => void;
};

function CropFrame({ kind, address, crop, size, onCrop, onLoad, onBroken }: CropFrameProps) {
  const held = useRef<{ x: number; y: number } | null>(null);
  const { shape } = PICTURES[kind];
  const box = size && cropBox(size, shape, crop);

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!held.current || !size) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const by = { x: (event.clientX - held.current.x) / frame.width, y: (event.clientY - held.current.y) / frame.height };
    held.current = { x: event.clientX, y: event.clientY };
    onCrop(dragged(size, shape, crop, by));
  }

  return (
    <div
      className={`relative cursor-move touch-none overflow-hidden bg-well-2 ${shape === 1 ? "mx-auto w-60 rounded-full" : "w-full"}`}
      style={{ aspectRatio: shape }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    >
      <img
        src={address}
        alt="A imagem escolhida, no recorte"
        draggable={false}
        className="absolute max-w-none"
        style={
          size && box
            ? {
                width: `${(size.width / box.width) * 100}%`,
                left: `${(-box.left / box.width) * 100}%`,
                top: `${(-box.top / box.height) * 100}%`,
              }
            : { opacity: 0 }
        }
        onLoad={(event) => onLoad(event.currentTarget)}
        onError={() => onBroken("Não conseguimos abrir esta imagem. Envie PNG, JPG ou WebP.")}
      />
    </div>
  );
}
