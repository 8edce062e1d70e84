import { useEffect, useState } from "react";

/** Asks before what was written is lost: on closing the form, and by the browser on leaving the page. */
export function useLeaving(hasChanged: boolean, onClose: () => void) {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!hasChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasChanged]);
  return {
    isRequested: isRequested && hasChanged,
    leave: () => (hasChanged ? setRequested(true) : onClose()),
    stay: () => setRequested(false),
  };
}
