import { lazy, type ReactNode, Suspense, useState } from "react";
import { formatCount } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { getQuestions } from "../functions.ts";
import { QUESTIONS_A_PAGE } from "../rules.ts";
import type { QuestionFacts, QuestionPage } from "../schema.ts";
import { QuestionItem } from "./question-item.tsx";

const AskForm = lazy(async () => ({ default: (await import("./ask-form.tsx")).AskForm }));

type QuestionsBlockProps = {
  product: { id: number; slug: string; authorName: string };
  first: QuestionPage;
  /** Undefined until the page knows; a stranger (null) is sent to sign in first. */
  viewer: { name: string } | null | undefined;
  /** The way to report one question. */
  report?: (questionId: string) => ReactNode;
};

/** What shoppers asked and the author answered, and a place to ask. */
export function QuestionsBlock({ product, first, viewer, report }: QuestionsBlockProps) {
  const [added, setAdded] = useState<QuestionFacts[]>([]);
  const [more, setMore] = useState<QuestionFacts[]>([]);
  const [isAsking, setAsking] = useState(false);
  const isNew = (question: QuestionFacts) => !first.questions.some((one) => one.id === question.id);
  // Read again since, the page counts what was asked here.
  const total = first.total + added.filter(isNew).length;
  const shown = [...added.filter(isNew), ...first.questions, ...more.filter(isNew)];
  return (
    <section aria-labelledby="perguntas" className="min-w-0">
      <div className="fio mb-1 flex flex-wrap items-center justify-between gap-3 pt-3.5">
        <h2 id="perguntas" className="text-t2">
          Perguntas
          {total > 0 && (
            <span className="tn ml-2 align-middle font-text text-sm font-medium text-muted">{formatCount(total)}</span>
          )}
        </h2>
        {!isAsking && viewer && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Fazer uma pergunta
          </Button>
        )}
        {viewer === null && (
          <a href={`/auth/login?volta=${encodeURIComponent(`/produto/${product.slug}`)}`} className="link text-sm">
            Entre para perguntar
          </a>
        )}
      </div>
      {isAsking && viewer && (
        <Suspense>
          <AskForm
            product={product}
            askerName={viewer.name}
            onClose={() => setAsking(false)}
            onRequested={(question) => setAdded((before) => [question, ...before])}
          />
        </Suspense>
      )}
      {shown.length === 0 ? (
        <p className="py-4 text-sm text-muted">
          Ninguém perguntou ainda. {product.authorName} recebe a sua pergunta por e-mail e responde aqui.
        </p>
      ) : (
        <ul>
          {shown.map((question) => (
            <QuestionItem key={question.id} question={question} authorName={product.authorName} report={report?.(question.id)} />
          ))}
        </ul>
      )}
      {shown.length < total && (
        <MoreQuestions
          productId={product.id}
          have={first.questions.length + more.length}
          onMore={(found) => setMore((before) => [...before, ...found])}
        />
      )}
    </section>
  );
}

type MoreQuestionsProps = { productId: number; have: number; onMore: (found: QuestionFacts[]) => void };

function MoreQuestions({ productId, have, onMore }: MoreQuestionsProps) {
  const [isReading, setReading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function read() {
    setReading(true);
    const pagina = Math.floor(have / QUESTIONS_A_PAGE) + 1;
    const page = await getQuestions({ data: { productId, pagina } }).catch(() => null);
    setReading(false);
    const found = page && "questions" in page ? page.questions : null;
    setFailed(found === null);
    if (found) onMore(found);
  }

  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <Button loading={isReading} loadingLabel="Carregando…" onClick={() => void read()}>
        Ver mais perguntas
      </Button>
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          Não conseguimos carregar as perguntas. Tente de novo.
        </p>
      )}
    </div>
  );
}
