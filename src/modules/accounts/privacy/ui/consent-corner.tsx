import { lazy, Suspense, useEffect, useState } from "react";
import { mustAsk } from "../rules.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { onPreferences, useConsent } from "./consent.ts";

const ConsentPreferences = lazy(async () => ({ default: (await import("./consent-preferences.tsx")).ConsentPreferences }));

/** Asks when there is no answer to these words yet; opens the preferences when the foot of the page asks. One per page. */
export function ConsentCorner() {
  const saved = useConsent();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(
    () =>
      onPreferences(() => {
        setWasOpen(true);
        setOpen(true);
      }),
    [],
  );
  return (
    <Suspense>
      {(saved === undefined || mustAsk(saved)) && !isOpen && <ConsentBanner />}
      {wasOpen && <ConsentPreferences open={isOpen} onClose={() => setOpen(false)} />}
    </Suspense>
  );
}
