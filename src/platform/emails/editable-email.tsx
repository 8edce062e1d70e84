import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import {
  aloneIn,
  type EmailParagraph,
  type EmailParts,
  fillPieces,
  fillText,
  ownOf,
  paragraphsOf,
  type VariablePlace,
} from "#kit/email-text.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { env } from "../env.ts";
import type { EmailContext, EmailMessage } from "../mail.ts";
import type { EditableText } from "./email-text.ts";

type Words<F> = { place?: never; of: (facts: F) => string };
/**
 * `frase`: part of a sentence of the body, such as a link. `linha`: a separate paragraph or block; `of` returns null when there is none.
 */
type Drawn<F> = { place: "frase" | "linha"; of: (facts: F) => ReactElement | null };
/** `isMandatory`: the e-mail would be useless without it, so every body must contain it. */
export type EmailVariable<F> = { label: string; isMandatory?: true } & (Words<F> | Drawn<F>);

export type EditableEmail<F> = {
  key: string;
  label: string;
  when: string;
  /** Why the person receives it. It is not editable. */
  reason: string | ((facts: F) => string);
  variables: { readonly [name: string]: EmailVariable<F> };
  /**
   * Each string of `body` is a paragraph; a leading "> " makes it muted. `{{botao}}` is the button, present in every e-mail that has one.
   */
  original: { subject: string; preview: string; title: string; body: readonly string[]; button?: string };
  /** A path of this site. */
  button?: { path: string | ((facts: F) => string); showAddress?: true };
  sample: NoInfer<F>;
};

/** Writes an e-mail with the given texts, or with the original ones. */
export type EmailWriter<F> = ((facts: F, context?: EmailContext) => EmailMessage) & {
  texts: readonly EditableText[];
  /** Which of its texts is used for these facts. */
  textOf: (facts: F) => EditableText;
};

/** An e-mail whose texts are data: the original ones in the code, until the administration edits them. */
export function editableEmail<F>(email: EditableEmail<F>): EmailWriter<F> {
  const text = describe(email);
  const write = (facts: F, context: EmailContext = {}): EmailMessage => {
    const parts = context.parts ?? text.original;
    const words = (part: string): string => fillText(part, (name) => wordsOf(email, name, facts));
    const { reason } = email;
    return {
      // Always one line, whatever a variable contains.
      subject: words(parts.subject).replace(/[\r\n]+/g, " "),
      body: (
        <EmailLayout
          preview={words(parts.preview)}
          title={words(parts.title)}
          siteUrl={env.publicUrl}
          reason={typeof reason === "string" ? reason : reason(facts)}
          stopHref={context.stopHref}
        >
          {paragraphsOf(parts.body).map((paragraph, at) => (
            <Fragment key={at}>{draw(email, paragraph, facts, words(parts.button))}</Fragment>
          ))}
        </EmailLayout>
      ),
    };
  };
  return Object.assign(write, { texts: [text], textOf: () => text });
}

/** Several texts for one kind of e-mail: `choose` selects one from the facts. */
export function oneOf<F, K extends string>(choose: (facts: F) => K, writers: Record<K, EmailWriter<F>>): EmailWriter<F> {
  const of = (facts: F): EmailWriter<F> => writers[choose(facts)];
  const write = (facts: F, context?: EmailContext): EmailMessage => of(facts)(facts, context);
  const texts = Object.values<EmailWriter<F>>(writers).flatMap((writer) => writer.texts);
  return Object.assign(write, { texts, textOf: (facts: F) => of(facts).textOf(facts) });
}

function draw<F>(email: EditableEmail<F>, paragraph: EmailParagraph, facts: F, label: string): ReactNode {
  const alone = aloneIn(paragraph);
  if (alone === BUTTON && email.button) {
    const { path, showAddress } = email.button;
    return (
      <EmailButton href={env.publicUrl + (typeof path === "string" ? path : path(facts))} showAddress={showAddress}>
        {label}
      </EmailButton>
    );
  }
  const block = alone === null ? undefined : ownOf(email.variables, alone);
  if (block?.place === "linha") return block.of(facts);
  const lines = paragraph.lines.map((line) =>
    fillPieces<ReactNode>(line, (name) => ownOf(email.variables, name)?.of(facts) ?? ""),
  );
  if (lines.flat().every((value) => typeof value === "string" && value.trim() === "")) return null;
  return <EmailText muted={paragraph.isMuted}>{joined(lines)}</EmailText>;
}

/** Adjacent strings are joined, so that React puts no markers between them. */
function joined(lines: ReactNode[][]): ReactNode {
  const nodes = lines.flatMap((line, at) => (at === 0 ? line : [createElement("br"), ...line]));
  return nodes.every((node) => typeof node === "string") ? nodes.join("") : createElement(Fragment, null, ...nodes);
}

function wordsOf<F>({ variables }: EditableEmail<F>, name: string, facts: F): string {
  const variable = ownOf(variables, name);
  return variable && variable.place === undefined ? variable.of(facts) : "";
}

const BUTTON = "botao";

/** Uses getters because some texts contain the market's name, which is read on access. */
function describe<F>(email: EditableEmail<F>): EditableText {
  const { variables, button, sample } = email;
  return {
    key: email.key,
    get label() {
      return email.label;
    },
    get when() {
      return email.when;
    },
    get original(): EmailParts {
      const { original } = email;
      return { ...original, body: original.body.join("\n\n"), button: original.button ?? "" };
    },
    get variables() {
      const rules = Object.entries(variables).map(([name, { label, place, isMandatory }]) => {
        const where: VariablePlace = place ?? "texto";
        return [name, { label, place: where, isMandatory: isMandatory ?? false }] as const;
      });
      return {
        ...Object.fromEntries(rules),
        ...(button && { [BUTTON]: { label: "o botão que leva à página", place: "linha" as const, isMandatory: true } }),
      };
    },
    hasButton: button !== undefined,
    sample,
    get sampleValues() {
      return Object.fromEntries(
        Object.entries(variables).flatMap(([name, one]) => (one.place ? [] : [[name, one.of(sample)] as const])),
      );
    },
  };
}
