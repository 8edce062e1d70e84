import { expect, test } from "./journey.ts";
import { settled } from "./steps/awake.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signIn } from "./steps/doorway.ts";
import { emailTo, linkIn } from "./steps/emails.ts";
import { lookOver } from "./steps/looking.ts";
import { askAgain, decideByKey, reportReview } from "./steps/moderation.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { paidProductOf } from "./steps/records.ts";
import { expectFiles, orderAsGuest } from "./steps/shop.ts";

const AUTHOR = "autora@demo.test";

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`em ${viewport.width} px`, () => {
    test.use({ viewport });
    test.setTimeout(300_000);

    test("a buyer reviews, another person finds it helpful, the author replies, and everyone reads it", async ({
      page,
      openBrowser,
    }) => {
      const buyer = somebody(viewport.width > 600 ? "Clarice Nogueira" : "Benedita Farias");
      const read = viewport.width > 600 ? "Clarice N." : "Benedita F.";
      // Others may review the same product at once.
      const words = `Usei na turma ${buyer.email.slice(7, 19).replaceAll(/\d/g, "")} e o gabarito comentado poupou meu domingo.`;
      const slug = await paidProductOf(AUTHOR);
      const orderId = await orderAsGuest(page, slug, buyer);
      await payPix(await pixCodeOn(page));
      await expectFiles(page, orderId);
      const download = page.waitForEvent("download");
      await page
        .getByRole("link", { name: /^Baixar / })
        .first()
        .click();
      await (await download).path();

      await page.goto(`/painel/pedidos/${orderId}`);
      await page
        .getByRole("button", { name: /^Avaliar / })
        .first()
        .click();
      const form = page.getByRole("dialog", { name: /^O que você achou de / });
      await form.getByRole("button", { name: "Publicar avaliação" }).click();
      await expect(form.getByText("Escolha de 1 a 5 estrelas.")).toBeVisible();
      await lookOver(page, "avaliar");
      await form.getByRole("radio", { name: "4 estrelas" }).check({ force: true });
      await form.getByLabel(/^O que você conta/).fill(words);
      await form.getByRole("button", { name: "Publicar avaliação" }).click();
      await expect(page.getByText("Avaliação publicada")).toBeVisible();

      const other = await (await openBrowser({ viewport })).newPage();
      await signIn(other, "cliente@demo.test", DEMO_PASSWORD, `/produto/${slug}`);
      await expect(other.getByLabel(/^Sua conta, /)).toBeVisible();
      await other
        .getByRole("link", { name: /^(Ver as|5 estrelas)/ })
        .last()
        .click();
      const overlay = other.getByRole("dialog", { name: "Avaliações" });
      await expect(other).toHaveURL(/\/avaliacoes\?produto=/);
      await overlay.getByLabel("Ordem").selectOption("recentes");
      const review = overlay.locator("article").filter({ hasText: words }).filter({ hasText: read });
      await expect(review.getByText("Compra verificada")).toBeVisible();
      await review.getByRole("button", { name: /^Útil/ }).click();
      await expect(review.getByRole("button", { name: /^Útil \(1\)/ })).toHaveAttribute("aria-pressed", "true");
      await lookOver(other, "avaliações por cima da página");
      await overlay.getByRole("link", { name: /^4 estrelas/ }).click();
      await expect(other).toHaveURL(/nota=4/);
      await other.goBack();
      await expect(overlay).toBeHidden();
      await expect(other).toHaveURL(new RegExp(`/produto/${slug}$`));

      const author = await (await openBrowser({ viewport })).newPage();
      const notice = await emailTo(AUTHOR, /^4 estrelas para/);
      expect(notice.text).not.toContain(buyer.name);
      await signIn(author, AUTHOR, DEMO_PASSWORD, "/painel/avaliacoes");
      const waiting = author.getByRole("listitem").filter({ hasText: words }).filter({ hasText: read });
      await waiting.getByRole("button", { name: `Responder a ${read}` }).click();
      await waiting.getByLabel(`Sua resposta a ${read}`).fill("Me chama em autora@exemplo.com");
      await waiting.getByRole("button", { name: "Publicar resposta" }).click();
      await expect(waiting.getByText("A resposta tem um e-mail.")).toBeVisible();
      await waiting.getByLabel(`Sua resposta a ${read}`).fill("Que bom que rendeu. A próxima edição traz mais desafios.");
      await waiting.getByRole("button", { name: "Publicar resposta" }).click();
      await expect(author.getByText("Resposta publicada")).toBeVisible();
      await expect(waiting).toHaveCount(0);
      await author.goto("/painel/avaliacoes?aba=todas");
      await expect(author.getByText("Que bom que rendeu.").first()).toBeVisible();
      await settled(author);
      await lookOver(author, "painel das avaliações");

      const answered = await emailTo(buyer.email, /respondeu à sua avaliação$/);
      await page.goto(linkIn(answered, "/avaliacoes"));
      await expect(page.getByText("Que bom que rendeu.").first()).toBeVisible();
      await page.getByRole("button", { name: "Editar" }).click();
      await page.getByRole("radio", { name: "5 estrelas" }).check({ force: true });
      await page.getByRole("button", { name: "Salvar" }).click();
      const own = page.getByRole("region", { name: "Sua avaliação" });
      await expect(own.getByText("5 de 5 estrelas")).toBeAttached();
      await lookOver(page, "avaliações");

      const complained = { slug, words };
      await reportReview(other, complained);
      const admin = await (await openBrowser({ viewport })).newPage();
      await signIn(admin, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/comentarios");
      const upheld = { title: "Acolher a denúncia?", label: "Acolher", answer: { ready: 2 } };
      await decideByKey(admin, "denuncias", complained, upheld);
      const requested = await askAgain(page, buyer.email);
      const back = { title: "Voltar atrás?", label: "Acolher", answer: { own: "Lemos de novo: fala só do material." } };
      await decideByKey(admin, "revisoes", complained, back);
      await page.goto(requested);
      await expect(page.getByText("Mudamos a decisão.")).toBeVisible();

      await page.goto(linkIn(answered, "/avaliacoes"));
      await expect(own.getByText("5 de 5 estrelas")).toBeAttached();
      await own.getByRole("button", { name: "Remover" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Remover avaliação" }).click();
      await expect(page.getByText(words)).toHaveCount(0);
    });
  });
}
