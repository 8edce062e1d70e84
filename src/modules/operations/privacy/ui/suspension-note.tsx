import { Note } from "#ui/note.tsx";

const ACTS: Record<string, string> = { comprar: "comprar", vender: "vender", sacar: "sacar" };
const list = new Intl.ListFormat("pt-BR", { type: "conjunction" });

type SuspensionNoteProps = { from: string[]; contact: string };

/** What is suspended, what is not, and the person who reads an appeal. */
export function SuspensionNote({ from, contact }: SuspensionNoteProps) {
  return (
    <Note
      tone="warning"
      title={`Sua conta não pode ${list.format(from.map((one) => ACTS[one] ?? one))} agora.`}
      action={
        <a className="link" href={`mailto:${contact}`}>
          Pedir que alguém reveja
        </a>
      }
    >
      O que você comprou continua na Biblioteca, suas vendas continuam à vista, e a cópia dos dados e a exclusão funcionam como
      sempre.
    </Note>
  );
}
