import { useCallback, useEffect, useState } from "react";
import { getWorkingFiles } from "#modules/catalog/functions.ts";
import type { WorkingFile } from "#modules/catalog/schema/product-form.ts";

const LOOK_MS = 1_200;

/** The files on the server, looked at again and again while one of them is being checked, compared or drawn. */
export function useWorkingFiles(productId: number, atFirst: WorkingFile[]) {
  const [files, setFiles] = useState(atFirst);
  const refresh = useCallback(async () => {
    const answer = await getWorkingFiles({ data: { productId } }).catch(() => null);
    if (Array.isArray(answer)) setFiles(answer);
  }, [productId]);
  const isWaiting = files.some((file) => file.status === "quarentena" || file.isMakingPreview || file.isBeingCompared);

  useEffect(() => {
    if (!isWaiting) return;
    const clock = setInterval(() => void refresh(), LOOK_MS);
    return () => clearInterval(clock);
  }, [isWaiting, refresh]);

  return { files, setFiles, refresh };
}
