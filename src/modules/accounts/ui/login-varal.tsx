import type { CSSProperties } from "react";
import bordado from "./varal/bordado.webp";
import fonte from "./varal/fonte.webp";
import fracoes from "./varal/fracoes.webp";
import lofi from "./varal/lofi.webp";

const SHEETS = [
  { src: fonte, height: 427, width: 320, left: "10%", top: 52, angle: -4, size: 150 },
  { src: fracoes, height: 427, width: 320, left: "36%", top: 101, angle: 2, size: 158 },
  { src: lofi, height: 360, width: 360, left: "64%", top: 101, angle: -2, size: 172 },
  { src: bordado, height: 427, width: 320, left: "89%", top: 54, angle: 4, size: 150 },
];

/** The half of the page that is the fair: covers on a string and a sentence of who hangs them. A strip on small screens. */
export function LoginVaral() {
  return (
    <aside
      aria-label="A feira"
      className="relative flex flex-col justify-end overflow-hidden bg-canario max-md:order-first max-md:h-[188px] md:px-14 md:pb-14"
    >
      <div aria-hidden className="absolute inset-x-0 top-4.5 h-[260px] md:top-[70px] md:h-[420px]">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute h-[70px] w-full overflow-visible md:h-[120px]">
          <path d="M0 17Q50 163 100 17" fill="none" stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        {SHEETS.map(({ src, width, height, left, top, angle, size }, index) => (
          <div
            key={src}
            className="pegged max-md:-mt-[34px] max-md:[--w:104px]!"
            style={{ left, top, "--r": `${angle}deg`, "--w": `${size}px`, "--i": index } as CSSProperties}
          >
            <img src={src} alt="" width={width} height={height} className="h-auto w-full rounded-sheet shadow-sheet" />
          </div>
        ))}
      </div>
      <p className="relative max-w-[17ch] font-display text-t1 font-extrabold max-md:hidden">
        Arquivos de autores identificados, com 7 dias de garantia.
      </p>
    </aside>
  );
}
