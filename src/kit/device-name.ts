const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

const found = (list: [RegExp, string][], text: string) => list.find(([mark]) => mark.test(text))?.[1];

/** "Chrome no Windows", for a person to recognise a device; "um aparelho desconhecido" when the user agent does not identify it. */
export function deviceName(userAgent: string | null): string {
  const text = (userAgent ?? "").slice(0, 400);
  const [browser, system] = [found(BROWSERS, text), found(SYSTEMS, text)];
  if (browser && system) return `${browser} no ${system}`;
  return browser ?? system ?? "um aparelho desconhecido";
}
