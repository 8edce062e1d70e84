import { BookOpen, FileArchive, FileText, Film, Image, type LucideIcon, Music, Palette, Shapes, Type } from "lucide-react";
import type { ShownKind } from "../kinds/shown-kind.ts";

const ICONS: Record<ShownKind["icon"], LucideIcon> = {
  document: FileText,
  book: BookOpen,
  picture: Image,
  sound: Music,
  film: Film,
  font: Type,
  drawing: Palette,
  craft: Shapes,
  package: FileArchive,
};

/** What a file is, at a glance; the words beside it say it. */
export function KindIcon({ kind, className }: { kind: ShownKind | null; className: string }) {
  const Icon = kind ? ICONS[kind.icon] : FileText;
  return <Icon aria-hidden className={className} />;
}
