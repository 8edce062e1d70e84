import type { ShownPreview } from "#modules/catalog/schema/product-page.ts";

/* oxlint-disable jsx-a11y/media-has-caption -- a few seconds of the author's own recording, which brings no captions apart */
/** The beginning of a recording, played by the browser itself and brought only when asked. */
export function Clip({ preview: { id, kind, fileName, facts } }: { preview: ShownPreview }) {
  const src = `/previas/${id}`;
  const label = `Trecho de ${fileName}`;
  const whole = facts.seconds ? ` de ${lengthWords(facts.seconds)}` : "";
  return (
    <figure className="grid gap-1.5">
      {kind === "video" ? (
        <video
          controls
          playsInline
          preload="none"
          src={src}
          aria-label={label}
          className="max-h-[50dvh] w-full rounded-mat bg-black"
        />
      ) : (
        <audio controls preload="none" src={src} aria-label={label} className="w-full" />
      )}
      <figcaption className="text-2xs text-muted">
        {kind === "video"
          ? `Primeiros segundos${whole}, em tamanho reduzido e com marca-d’água.`
          : `Primeiros segundos${whole}. Quem compra recebe o arquivo inteiro, na qualidade original.`}
      </figcaption>
    </figure>
  );
}

const lengthWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min${seconds % 60 > 0 ? ` ${seconds % 60} s` : ""}`;
