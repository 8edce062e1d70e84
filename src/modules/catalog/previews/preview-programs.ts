import { installedProgram } from "#platform/installed-program.ts";
import type { PreviewRequest } from "./drawn-preview.ts";

/** The programs of this machine that draw what we cannot: each null where it is not installed. */
export async function previewPrograms(): Promise<Pick<PreviewRequest, "ffmpeg" | "soffice">> {
  const [ffmpeg, soffice, libreoffice] = await Promise.all(["ffmpeg", "soffice", "libreoffice"].map(installedProgram));
  return { ffmpeg: ffmpeg ?? null, soffice: soffice ?? libreoffice ?? null };
}
