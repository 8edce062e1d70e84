import { useSyncExternalStore } from "react";
import { Segmented } from "./segmented.tsx";
import { THEME_COOKIE } from "./theme-script.ts";

type Theme = "auto" | "light" | "dark";

const OPTIONS: { value: Theme; label: string }[] = [
  { value: "auto", label: "Automático" },
  { value: "light", label: "Claro" },
  { value: "dark", label: "Escuro" },
];

const YEAR_SECONDS = 31_536_000;

function storedTheme(): Theme {
  const found = /(?:^|; )tema=(light|dark)/.exec(document.cookie)?.[1];
  return found === "light" || found === "dark" ? found : "auto";
}

function onThemeChange(listen: () => void) {
  addEventListener("tema", listen);
  return () => removeEventListener("tema", listen);
}

function chooseTheme(theme: Theme) {
  const age = theme === "auto" ? 0 : YEAR_SECONDS;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${age}; samesite=lax`;
  dispatchEvent(new Event("tema"));
}

/** Light, dark, or whatever the system says; remembered for a year in a cookie. The theme script does the painting. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useSyncExternalStore(onThemeChange, storedTheme, () => "auto" as const);
  return <Segmented label="Tema" options={OPTIONS} value={theme} onValue={chooseTheme} className={className} />;
}
