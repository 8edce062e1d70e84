import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Rating } from "./rating.tsx";

const words = (votes: number, fewest?: number) =>
  renderToStaticMarkup(<Rating average={1} votes={votes} {...(fewest !== undefined && { fewest })} />);

it("says an average to everybody once three people voted, and to who looks after it from the first on", () => {
  expect(words(2)).toContain("Novo");
  expect(words(3)).toContain("Nota 1,0 de 5, 3 avaliações");
  expect(words(1, 1)).toContain("Nota 1,0 de 5, 1 avaliação");
});
