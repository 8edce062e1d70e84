import { useCallback, useEffect, useState } from "react";
import { getWorkingFiles } from "#modules/catalog/functions.ts";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";

const LOOK_MS = 1_200;
/** The antivirus may be away for hours, and a link waits for the site it is at. */
const LOOK_SELDOM_MS = 10_000;

/** The files on the server, looked at again and again while one of them is being checked, compared or drawn. */
export function useWorkingFiles(productId: number, atFirst: WorkingFile[]) {
  const [files, setFiles] = useState(atFirst);
  const refresh = useCallback(async () => {
    const answer = await getWorkingFiles({ data: { productId } }).catch(() => null);
    if (Array.isArray(answer)) setFiles(answer);
  }, [productId]);
  const isBusy = files.some(
    (file) => (file.status === "quarentena" && !file.waitsForScan) || file.isMakingPreview || file.isBeingCompared,
  );
  const waits = files.some((file) => file.waitsForScan || file.link?.isBeingChecked);
  const everyMs = isBusy ? LOOK_MS : waits ? LOOK_SELDOM_MS : null;

  useEffect(() => {
    if (everyMs === null) return;
    const clock = setInterval(() => void refresh(), everyMs);
    return () => clearInterval(clock);
  }, [everyMs, refresh]);

  return { files, setFiles, refresh };
}
