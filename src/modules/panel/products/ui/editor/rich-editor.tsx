import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { Bold, Heading2, Heading3, Link2, List, ListOrdered, type LucideIcon } from "lucide-react";
import { useState } from "react";
import type { RichNode } from "#modules/catalog/schema/rich-doc.ts";
import { WRITTEN_SPACING } from "#modules/catalog/ui/rich-spacing.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { LinkForm } from "#ui/link-form.tsx";

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: true, defaultProtocol: "https" },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    italic: false,
    strike: false,
    underline: false,
  }),
];

type RichEditorProps = {
  id: string;
  labelledBy: string;
  describedBy?: string | undefined;
  initial: RichNode;
  onDoc: (doc: RichNode) => void;
};

/** Paragraphs, two levels of heading, lists, bold and links; what the shop draws, nothing else. */
export default function RichEditor({ id, labelledBy, describedBy, initial, onDoc }: RichEditorProps) {
  const [linking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial.content?.length ? initial : null,
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: ({ editor: current }) => onDoc(current.getJSON() as RichNode),
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        ...(describedBy ? { "aria-describedby": describedBy, "aria-invalid": "true" } : {}),
        class: `reading min-h-44 max-w-none px-3.5 py-3 text-md whitespace-pre-wrap break-words outline-none ${WRITTEN_SPACING}`,
      },
    },
  });
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      h2: current.isActive("heading", { level: 2 }),
      h3: current.isActive("heading", { level: 3 }),
      bullets: current.isActive("bulletList"),
      numbers: current.isActive("orderedList"),
      link: current.isActive("link"),
    }),
  });
  const run = () => editor.chain().focus();

  return (
    <div
      data-invalid={describedBy ? true : undefined}
      className="rounded-ctl border-[1.5px] border-line-strong bg-surface focus-within:border-accent focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent data-invalid:border-danger"
    >
      <div role="toolbar" aria-label="Formatar a descrição" className="flex flex-wrap gap-0.5 border-b border-line p-1">
        <Tool label="Negrito" icon={Bold} on={on.bold} onPress={() => run().toggleBold().run()} />
        <Tool label="Título" icon={Heading2} on={on.h2} onPress={() => run().toggleHeading({ level: 2 }).run()} />
        <Tool label="Subtítulo" icon={Heading3} on={on.h3} onPress={() => run().toggleHeading({ level: 3 }).run()} />
        <Tool label="Lista" icon={List} on={on.bullets} onPress={() => run().toggleBulletList().run()} />
        <Tool label="Lista numerada" icon={ListOrdered} on={on.numbers} onPress={() => run().toggleOrderedList().run()} />
        <Tool label="Link" icon={Link2} on={on.link} onPress={() => setLinking(!linking)} />
      </div>
      {linking && (
        <LinkForm
          current={String(editor.getAttributes("link")["href"] ?? "")}
          onLink={(href) => {
            const range = run().extendMarkRange("link");
            if (href) range.setLink({ href }).run();
            else range.unsetLink().run();
            setLinking(false);
          }}
          onCancel={() => setLinking(false)}
        />
      )}
      <EditorContent editor={editor} />
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
