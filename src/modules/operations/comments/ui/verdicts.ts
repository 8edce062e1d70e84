import { decideCommentFn } from "#modules/content/posts/comments/functions.ts";
import { decideContentAppeal } from "#modules/moderation/appeals/functions.ts";
import { decideHeldQuestionFn, decideReportFn, undoDecisionFn } from "#modules/moderation/functions.ts";
import { effectWords } from "#modules/moderation/messages.ts";
import { decideBuyers } from "#modules/moderation/takedowns/ui/buyers-choice.tsx";
import { DECISION_LEFT, mayUndo } from "#modules/moderation/undo/rules.ts";
import { decideHeldReviewFn } from "#modules/reviews/functions.ts";
import type { ActAnswer } from "#ui/reason-dialog.tsx";
import { TEMPLATES } from "../messages.ts";
import type { OpenComment } from "./facts.ts";

export type Verdict = {
  label: string;
  title: string;
  effect: string;
  templates: readonly string[];
  /** The product whose buyers the answer is also about. */
  buyersOf?: number;
  act: (motivo: string, form: FormData) => Promise<ActAnswer>;
};

const PUBLISH = { label: "Publicar", title: "Publicar?" };
const REFUSE = {
  label: "Recusar",
  title: "Recusar?",
  effect: "Não aparece para ninguém, e quem escreveu recebe o motivo.",
  templates: TEMPLATES.recusar,
};

/** The two answers to what waits, by the keys `a` and `r`; null for what was already decided. */
export function verdictsOf(comment: OpenComment): { a: Verdict; r: Verdict } | null {
  const ref = comment.id.slice(2);
  switch (comment.source) {
    case "denuncia": {
      const uphold = (motivo: string) => decideReportFn({ data: { reportId: ref, decision: "acolher", motivo } });
      const buyersOf = comment.thing === "produto" ? Number(comment.ref) : null;
      return {
        a: {
          label: "Acolher",
          title: "Acolher a denúncia?",
          effect: effectWords[comment.thing],
          templates: TEMPLATES.acolher,
          ...(buyersOf ? { buyersOf } : {}),
          act: (motivo, form) => (buyersOf ? decideBuyers(buyersOf, motivo, form, () => uphold(motivo)) : uphold(motivo)),
        },
        r: {
          label: "Manter no ar",
          title: "Manter no ar?",
          effect: effectWords.manter,
          templates: TEMPLATES.manter,
          act: (motivo) => decideReportFn({ data: { reportId: ref, decision: "recusar", motivo } }),
        },
      };
    }
    case "avaliacao":
      return held(
        "Ela aparece na página do material e entra na média. Quem escreveu e quem fez recebem um e-mail.",
        (aprova) => (motivo) => decideHeldReviewFn({ data: { reviewId: ref, aprova, motivo } }),
      );
    case "pergunta":
      return held("Aparece na página do material, e o autor é avisado.", (isYes) => (motivo) => {
        const decision = isYes ? "publicar" : "rejeitar";
        return decideHeldQuestionFn({ data: { questionId: ref, decision, motivo } });
      });
    case "comentario": {
      const act = (decision: "publicar" | "rejeitar") => (motivo: string) =>
        decideCommentFn({ data: { commentId: ref, decision, motivo } });
      return {
        a: {
          ...PUBLISH,
          effect: "Aparece sob o texto do blog, e quem escreveu é avisado.",
          templates: TEMPLATES.comentar,
          act: act("publicar"),
        },
        r: { ...REFUSE, act: act("rejeitar") },
      };
    }
    case "revisao":
      return {
        a: {
          label: "Acolher",
          title: "Voltar atrás?",
          effect: "Volta ao ar como estava, e quem pediu recebe o motivo.",
          templates: TEMPLATES.voltar,
          act: (motivo) => decideContentAppeal({ data: { appealId: ref, acolhe: true, motivo } }),
        },
        r: {
          label: "Manter a decisão",
          title: "Manter a decisão?",
          effect: "Continua fora do ar, e quem pediu recebe o motivo. Não pede de novo por esta decisão.",
          templates: TEMPLATES.insistir,
          act: (motivo) => decideContentAppeal({ data: { appealId: ref, acolhe: false, motivo } }),
        },
      };
    case "decisao":
      return null;
  }
}

const held = (effect: string, act: (isYes: boolean) => Verdict["act"]): { a: Verdict; r: Verdict } => ({
  a: { ...PUBLISH, effect, templates: TEMPLATES.publicar, act: act(true) },
  r: { ...REFUSE, act: act(false) },
});

/** Taking back a decision, by the key `d`; null for what waits, for what was decided again since, and for what the platform cannot undo. */
export function undoOf({ id, source, thing, decisions: [last] }: OpenComment): Verdict | null {
  if (source !== "decisao" || !last || id !== `l.${last.id}` || !mayUndo(last.action, thing)) return null;
  const back = thing === "loja" ? "A denúncia deixa de contar contra a loja." : "Volta ao ar como estava.";
  return {
    label: "Desfazer",
    title: "Desfazer esta decisão?",
    effect: DECISION_LEFT[last.action] === "fora" ? back : effectWords[thing],
    templates: TEMPLATES.desfazer,
    act: (motivo) => undoDecisionFn({ data: { decisionId: last.id, motivo } }),
  };
}
