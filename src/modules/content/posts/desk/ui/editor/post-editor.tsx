import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useState } from "react";
import { LinkForm } from "#ui/link-form.tsx";
import type { PostNode } from "../../../rules/post-node.ts";
import { POST_SPACING } from "../../../ui/post-spacing.ts";
import { EditorTools, type Insert } from "./editor-tools.tsx";
import { ProductForm } from "./product-form.tsx";
import { PictureForm } from "./picture-form.tsx";
import { ProductNode, PictureNode } from "./post-nodes.ts";

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: true, defaultProtocol: "https" },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  PictureNode,
  ProductNode,
];

type PostEditorProps = {
  id: string;
  labelledBy: string;
  describedBy?: string | undefined;
  initial: PostNode;
  onDoc: (doc: PostNode) => void;
};

/** Where a post is written: what its page draws, nothing else. */
export default function PostEditor({ id, labelledBy, describedBy, initial, onDoc }: PostEditorProps) {
  const [inserting, setInserting] = useState<Insert | null>(null);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial.content?.length ? initial : null,
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: ({ editor: current }) => onDoc(current.getJSON() as PostNode),
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        ...(describedBy ? { "aria-describedby": describedBy, "aria-invalid": "true" } : {}),
        class: `reading min-h-96 max-w-none px-4 py-4 text-md whitespace-pre-wrap break-words outline-none ${POST_SPACING}`,
      },
    },
  });
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      h2: current.isActive("heading", { level: 2 }),
      h3: current.isActive("heading", { level: 3 }),
      bullets: current.isActive("bulletList"),
      numbers: current.isActive("orderedList"),
      quote: current.isActive("blockquote"),
      link: current.isActive("link"),
    }),
  });
  const done = () => setInserting(null);
  const insert = (node: PostNode) => {
    // A chosen picture or product stays: the new one comes after it.
    editor.chain().focus().insertContentAt(editor.state.selection.to, node).run();
    done();
  };

  return (
    <div
      data-invalid={describedBy ? true : undefined}
      className="rounded-ctl border-[1.5px] border-line-strong bg-surface focus-within:border-accent focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent data-invalid:border-danger"
    >
      <EditorTools
        editor={editor}
        on={on}
        inserting={inserting}
        onInsert={(what) => setInserting(what === inserting ? null : what)}
      />
      {inserting === "link" && (
        <LinkForm
          ownPages
          current={String(editor.getAttributes("link")["href"] ?? "")}
          onLink={(href) => {
            const range = editor.chain().focus().extendMarkRange("link");
            if (href) range.setLink({ href }).run();
            else range.unsetLink().run();
            done();
          }}
          onCancel={done}
        />
      )}
      {inserting === "imagem" && <PictureForm onPicture={(attrs) => insert({ type: "imagem", attrs })} onCancel={done} />}
      {inserting === "material" && <ProductForm onProduct={(attrs) => insert({ type: "material", attrs })} onCancel={done} />}
      <EditorContent editor={editor} />
    </div>
  );
}
