import { useEffect, useState } from "react";
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

/** Light, dark, or whatever the system says; remembered for a year in a cookie. */
export function ThemeSwitch({ className }: { className?: string }) {
  const [theme, setTheme] = useState<Theme>("auto");
  useEffect(() => setTheme(storedTheme()), []);

  function choose(next: Theme) {
    const age = next === "auto" ? 0 : YEAR_SECONDS;
    document.cookie = `${THEME_COOKIE}=${next}; path=/; max-age=${age}; samesite=lax`;
    setTheme(next);
    dispatchEvent(new Event("tema"));
  }

  return <Segmented label="Tema" options={OPTIONS} value={theme} onValue={choose} className={className} />;
}
