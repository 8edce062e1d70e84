import type { Editor } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  ShoppingBag,
  Undo2,
} from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";

export type Insert = "link" | "imagem" | "material";
type Active = Record<"bold" | "italic" | "h2" | "h3" | "bullets" | "numbers" | "quote" | "link", boolean>;

type EditorToolsProps = { editor: Editor; on: Active; inserting: Insert | null; onInsert: (what: Insert) => void };

/** What may be done to the words, and what may be put among them. */
export function EditorTools({ editor, on, inserting, onInsert }: EditorToolsProps) {
  const run = () => editor.chain().focus();
  return (
    <div
      role="toolbar"
      aria-label="Formatar o texto"
      className="sticky top-0 z-[5] flex flex-wrap gap-0.5 rounded-t-ctl border-b border-line bg-surface p-1"
    >
      <Tool label="Negrito" icon={Bold} on={on.bold} onPress={() => run().toggleBold().run()} />
      <Tool label="Itálico" icon={Italic} on={on.italic} onPress={() => run().toggleItalic().run()} />
      <Tool label="Título" icon={Heading2} on={on.h2} onPress={() => run().toggleHeading({ level: 2 }).run()} />
      <Tool label="Subtítulo" icon={Heading3} on={on.h3} onPress={() => run().toggleHeading({ level: 3 }).run()} />
      <Tool label="Lista" icon={List} on={on.bullets} onPress={() => run().toggleBulletList().run()} />
      <Tool label="Lista numerada" icon={ListOrdered} on={on.numbers} onPress={() => run().toggleOrderedList().run()} />
      <Tool label="Citação" icon={Quote} on={on.quote} onPress={() => run().toggleBlockquote().run()} />
      <Tool label="Link" icon={Link2} on={on.link || inserting === "link"} onPress={() => onInsert("link")} />
      <Tool label="Imagem" icon={ImagePlus} on={inserting === "imagem"} onPress={() => onInsert("imagem")} />
      <Tool label="Material à venda" icon={ShoppingBag} on={inserting === "material"} onPress={() => onInsert("material")} />
      <IconButton size="sm" label="Desfazer" onClick={() => run().undo().run()}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton size="sm" label="Refazer" onClick={() => run().redo().run()}>
        <Redo2 aria-hidden />
      </IconButton>
    </div>
  );
}

function Tool({ label, icon: Icon, on, onPress }: { label: string; icon: LucideIcon; on: boolean; onPress: () => void }) {
  return (
    <IconButton size="sm" label={label} aria-pressed={on} onClick={onPress} className={on ? "bg-accent-soft text-accent" : ""}>
      <Icon aria-hidden />
    </IconButton>
  );
}
