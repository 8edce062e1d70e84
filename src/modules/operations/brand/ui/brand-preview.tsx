import { accentColours, judgeAccent, readableAccent, type Theme } from "#modules/shop/brand/rules/colours.ts";
import { accentProperties } from "#ui/brand/accent-properties.ts";
import { buttonClass } from "#ui/button.tsx";
import type { ShownLogo } from "../queries.ts";
import { type BrandTyped, readColour } from "../rules.ts";

/** The foot of each theme, said here: the page around the preview has a theme of its own. */
const FOOT: Record<Theme, string> = { light: "bg-ink text-bg", dark: "border-t-2 border-line bg-surface text-ink" };

type Shown = { typed: BrandTyped; logo: ShownLogo | null };

/** The market's header, home and foot as they would be with what is typed, in each theme. A colour that cannot be read is not shown. */
export function BrandPreview(shown: Shown) {
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="mb-2 text-xs font-semibold">Prévia</legend>
      <InTheme theme="light" title="No tema claro" {...shown} />
      <InTheme theme="dark" title="No tema escuro" {...shown} />
    </fieldset>
  );
}

function InTheme({ theme, title, typed, logo }: Shown & { theme: Theme; title: string }) {
  const accent = accentIn(theme, typed);
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-2xs text-muted">{title}</figcaption>
      <div
        data-theme={theme}
        style={accent ? accentProperties(theme, accentColours(accent, theme)) : undefined}
        className="overflow-hidden rounded-panel border border-line bg-bg text-ink"
      >
        <div className="flex items-center justify-between gap-3 border-b-2 border-ink px-4 py-3">
          <Mark name={typed.name} logo={logo} isOnDark={theme === "dark"} />
          <span className="text-sm text-accent underline">Entrar</span>
        </div>
        <div className="grid justify-items-start gap-3 bg-rosa px-4 py-5">
          <p className="font-display text-t1 wrap-anywhere">{typed.heroTitle || "Compre de quem assina embaixo."}</p>
          {typed.heroText && <p className="text-sm wrap-anywhere">{typed.heroText}</p>}
          <span className={buttonClass({ variant: "primary", size: "sm" })}>Explorar materiais</span>
        </div>
        <div className={`grid justify-items-start gap-2 px-4 py-4 ${FOOT[theme]}`}>
          <Mark name={typed.name} logo={logo} isOnDark />
          {typed.tagline && <p className="text-xs opacity-85 wrap-anywhere">{typed.tagline}</p>}
        </div>
      </div>
    </figure>
  );
}

function Mark({ name, logo, isOnDark }: { name: string; logo: ShownLogo | null; isOnDark: boolean }) {
  if (!logo) return <b className="font-display text-t2 leading-none font-black wrap-anywhere">{name}</b>;
  const sheet = isOnDark ? "rounded-[4px] bg-white p-1" : "";
  return <img src={logo.href} alt={name} width={logo.width} height={logo.height} className={`h-8 w-auto max-w-full ${sheet}`} />;
}

/** The accent of a theme; null where none was chosen, or none that can be read. */
function accentIn(theme: Theme, { accent, accentDark }: BrandTyped): string | null {
  const [light, dark] = [readColour(accent), readColour(accentDark)];
  if (!light) return null;
  if (theme === "light") return judgeAccent(light, theme).isReadable ? light : null;
  if (dark) return judgeAccent(dark, theme).isReadable ? dark : null;
  return readableAccent(light, theme);
}
