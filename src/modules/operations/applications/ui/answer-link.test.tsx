import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AnswerLink } from "./answer-link.tsx";

it.each(["https://otavio.exemplo.com.br/moldes", "http://exemplo.com"])("%j is a link", (answer) => {
  expect(renderToStaticMarkup(<AnswerLink answer={answer} />)).toContain(`href="${answer}"`);
});

it.each(["javascript:alert(1)", "data:text/html,oi", "etapas: desenho", "exemplo.com", "/painel"])("%j is words", (answer) => {
  expect(renderToStaticMarkup(<AnswerLink answer={answer} />)).toBe(`<span>${answer}</span>`);
});
