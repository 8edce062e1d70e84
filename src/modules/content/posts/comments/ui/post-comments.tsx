import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { SectionHead } from "#ui/section-head.tsx";
import type { PostComments as Facts } from "../rules.ts";
import { CommentForm } from "./comment-form.tsx";

/** The way to say that a comment is wrong. */
export type ReportSlot = (commentId: string) => ReactNode;
type PostCommentsProps = { post: { id: number; slug: string }; comments: NonNullable<Facts>; report: ReportSlot };

/** What readers said, and the place to say something. */
export function PostComments({ post, comments, report }: PostCommentsProps) {
  return (
    <section aria-labelledby="comentarios" className="max-w-[68ch] print:hidden">
      <SectionHead
        id="comentarios"
        title={comments.length === 0 ? "Comentários" : plural(comments.length, "comentário", "comentários")}
      />
      {comments.length === 0 ? (
        <p className="text-sm text-muted">
          {`Ninguém comentou ainda. O que você escrever aparece depois que a equipe ${brand.of} analisar.`}
        </p>
      ) : (
        <ol className="grid gap-5">
          {comments.map(({ id, name, body, at }) => (
            <li key={id} id={`comentario-${id}`} className="border-b border-line pb-5">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="text-xs">
                  <b className="font-semibold wrap-anywhere">{name}</b>{" "}
                  <time dateTime={at} className="text-muted">
                    {formatDate(new Date(at))}
                  </time>
                </p>
                {report(id)}
              </div>
              <p className="mt-1.5 text-sm wrap-anywhere whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ol>
      )}
      <CommentForm postId={post.id} />
    </section>
  );
}
