import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMarkup } from "./markup.ts";
import { safePage, safeSheet } from "./safe-page.ts";

const safe = (source: string): string => safePage(parseMarkup(source), "livro/texto/c1.xhtml");
const TAG = /<\/?[a-z][a-z\d]*(?: [a-z-]+="[^"<>]*")*>/g;

describe("what is shown of a book", () => {
  it.each<[string, string, string]>([
    ["palavras e marcação", '<p class="v">Rosa &amp; <em>Ana</em></p>', '<p class="v">Rosa &amp; <em>Ana</em></p>'],
    ["acentos por nome", "<p>Jo&atilde;o&nbsp;&mdash; &#225; &#xe9;</p>", "<p>João\u00a0— á é</p>"],
    ["uma entidade que não existe", "<p>&naoexiste;</p>", "<p>&amp;naoexiste;</p>"],
    ["cabeça e estilo", "<html><head><title>T</title><style>p{}</style></head><body><p>a</p></body></html>", "<p>a</p>"],
    ["um script", "<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
    ["um script com marcação dentro", "<script>if (a<b) x='</p><p>'</script><p>b</p>", "<p>b</p>"],
    ["um script com prefixo", "<x:script>alert(1)</x:script><p>b</p>", "<p>b</p>"],
    ["um script em CDATA", "<p><![CDATA[<script>alert(1)</script>]]></p>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
    ["um script que não fecha", "<p>a</p><script>alert(1)", "<p>a</p>"],
    ["uma entidade que vira marcação", "<p>&lt;img src=x onerror=alert(1)&gt;</p>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>"],
    ["uma entidade duas vezes", "<p>&amp;lt;script&amp;gt;</p>", "<p>&amp;lt;script&amp;gt;</p>"],
    ["eventos", '<p onclick="x()" ONLOAD=x id="p1">a</p>', '<p id="p1">a</p>'],
    ["um quadro dentro", '<iframe src="https://x.example"><p>a</p></iframe><p>b</p>', "<p>b</p>"],
    ["um formulário", '<form action="//x"><p>a</p><input name="senha"/><button>ok</button></form>', "<p>a</p>"],
    ["objetos", '<object data="x.swf"><p>a</p></object><embed src="x"/><p>b</p>', "<p>b</p>"],
    ["uma volta de página", '<meta http-equiv="refresh" content="0;url=//x"/><base href="//x"/><p>a</p>', "<p>a</p>"],
    ["marcação que não conhecemos", '<x-y onfocus="x"><p>a</p></x-y>', "<p>a</p>"],
    ["um comentário que engana", "<!--> <img src=x onerror=y> --><p>a</p>", "<p>a</p>"],
    ["uma doctype com entidades", '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]><p>&x;</p>', "<p>&amp;x;</p>"],
    ["um sinal solto", "<p>1 < 2 > 0</p>", "<p>1 &lt; 2 &gt; 0</p>"],
    [
      "um atributo com marcação",
      `<p title='"><img src=x onerror=y>'>a</p>`,
      '<p title="&quot;&gt;&lt;img src=x onerror=y&gt;">a</p>',
    ],
  ])("%s", (_, source, shown) => {
    expect(safe(source)).toBe(shown);
  });

  it.each<[string, string, string]>([
    ["outra parte do livro", '<a href="../c2.xhtml#n1">', '<a href="#" data-to="livro/c2.xhtml#n1"></a>'],
    ["a própria parte", '<a href="#n1">', '<a href="#" data-to="livro/texto/c1.xhtml#n1"></a>'],
    [
      "fora do livro",
      '<a href="https://x.example/?a=1&amp;b=2">',
      '<a href="https://x.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow"></a>',
    ],
    ["um e-mail", '<a href="mailto:a@x.example">', '<a href="mailto:a@x.example" rel="noopener noreferrer nofollow"></a>'],
    ["javascript:", '<a href="javascript:alert(1)">', "<a></a>"],
    ["javascript: escondido", '<a href="java&#10;scr&#x09;ipt:alert(1)">', "<a></a>"],
    ["JavaScript: com espaço antes", '<a href=" &#1;JavaScript:alert(1)">', "<a></a>"],
    ["data:", '<a href="data:text/html,<script>alert(1)</script>">', "<a></a>"],
    ["o endereço sem protocolo", '<a href="//x.example/y">', "<a></a>"],
    ["para cima de tudo", '<a href="../../../../etc/passwd">', '<a href="#" data-to="etc/passwd#"></a>'],
  ])("a link to %s", (_, source, shown) => {
    expect(safe(source)).toBe(shown);
  });

  it.each<[string, string, string]>([
    [
      "do livro",
      '<img src="../fig/a%20b.png" alt="Um barco" width="20"/>',
      '<img width="20" alt="Um barco" data-part="livro/fig/a b.png">',
    ],
    [
      "em SVG, como nas capas",
      '<svg><title>Capa</title><image xlink:href="../capa.jpg"/></svg>',
      '<img alt="" data-part="livro/capa.jpg">',
    ],
    ["por extenso", '<img src="data:image/png;base64,iVBOR=="/>', '<img alt="" src="data:image/png;base64,iVBOR==">'],
    ["SVG por extenso", '<img src="data:image/svg+xml;base64,PHN2Zz4="/>', ""],
    ["de fora", '<img src="https://x.example/pixel.gif"/>', ""],
    ["de fora, sem protocolo", '<img srcset="//x.example/a 2x" src="//x.example/pixel.gif"/>', ""],
    ["com evento", '<img src="a.png" onerror="alert(1)" width="1;x"/>', '<img alt="" data-part="livro/texto/a.png">'],
  ])("a picture %s", (_, source, shown) => {
    expect(safe(source)).toBe(shown);
  });

  it.each<[string, string]>([
    ["text-align: center; color:#333", "text-align: center; color:#333"],
    ["background: url(https://x.example/p.gif); font-style:italic", "font-style:italic"],
    ["position:fixed; margin-left: 2em", "margin-left: 2em"],
    ["color: expression(alert(1)); width: calc(1px)", ""],
    ["color: red\\3b x", ""],
  ])("of the style “%s” stays “%s”", (style, saved) => {
    expect(safe(`<p style="${style}">a</p>`)).toBe(saved ? `<p style="${saved}">a</p>` : "<p>a</p>");
  });

  it.each<[string, string]>([
    ["p{color:red;background:url(https://x.example/a.gif) no-repeat}", "p{color:red;background:none no-repeat}"],
    [`p{background:URL( "a).gif" )}`, "p{background:none}"],
    ["@font-face{font-family:F;src:url(f.ttf)}p{font-family:F}", "@font-face{font-family:F;src:none}p{font-family:F}"],
    [`@import "https://x.example/a.css";p{margin:0}`, "p{margin:0}"],
  ])("of the sheet “%s” stays “%s”", (css, saved) => {
    expect(safeSheet(css)).toBe(saved);
  });

  it("a formula keeps its fractions, roots and powers, and nothing that points anywhere", () => {
    const formula =
      '<math display="block" href="javascript:x"><mfrac><mn>1</mn><msup><mi>x</mi><mn>2</mn></msup></mfrac><annotation encoding="application/x-tex">y</annotation></math>';
    expect(safe(formula)).toBe('<math display="block"><mfrac><mn>1</mn><msup><mi>x</mi><mn>2</mn></msup></mfrac></math>');
    expect(safe('<m:math><m:msqrt onclick="x()"><m:mi>a</m:mi></m:msqrt></m:math>')).toBe(
      "<math><msqrt><mi>a</mi></msqrt></math>",
    );
  });

  it("a drawing among the words waits as a picture of its own, with its capitals and without what runs or fetches", () => {
    const svg =
      '<svg viewBox="0 0 9 9" width="90" onload="x()"><title>Triângulo</title><linearGradient id="g"/><script>x()</script>' +
      '<use href="https://mau.example/a.svg#x"/><path d="M0 0L9 9" fill="url(#g)"/></svg>';
    const shown = safe(svg);
    expect(shown).toMatch(/^<img width="90" alt="Triângulo" data-drawing="[^"]+">$/);
    expect(shown).toContain("viewBox=&quot;0 0 9 9&quot;");
    expect(shown).toContain("linearGradient");
    expect(shown).not.toMatch(/onload|script|mau\.example/);
    expect(safe('<svg><image xlink:href="../capa.jpg" width="600"/></svg>')).toBe(
      '<img width="600" alt="" data-part="livro/capa.jpg">',
    );
  });

  it("a film brings its poster, its captions and each way it is in the book, of the book alone", () => {
    expect(
      safe(
        '<video poster="../v.jpg"><source src="../v.webm"/><source src="https://mau.example/v.mp4"/><source src="../v.mp4"/><track kind="captions" src="../v.vtt" srclang="pt"/><track src="//mau.example/v.vtt"/></video>',
      ),
    ).toBe(
      '<video controls="" data-poster="livro/v.jpg" data-part="livro/v.webm\nlivro/v.mp4"><track kind="captions" srclang="pt" data-part="livro/v.vtt"></video>',
    );
  });

  it("sounds and films of the book stand with their controls, and those from elsewhere are told of", () => {
    expect(safe('<audio src="../som/a.mp3" autoplay="autoplay"/>')).toBe(
      '<audio controls="" data-part="livro/som/a.mp3"></audio>',
    );
    expect(safe('<video width="320"><source src="../v.mp4"/><p>sem vídeo</p></video>')).toBe(
      '<video controls="" width="320" data-part="livro/v.mp4"></video>',
    );
    expect(safe('<audio src="https://mau.example/a.mp3"></audio>')).toBe("<p>Há um áudio aqui que não veio no livro.</p>");
  });

  it("nothing written in a book comes out as markup other than that of the list", () => {
    const bits = fc.constantFrom(
      ..."< > </ /> <!-- --> <![CDATA[ ]]> <? ?> & &lt; &#60; &quot; \" ' = / a p img svg script style title on x: src href onerror=x javascript: data: https: # . <p <a <img <script <style </script> <svg <image xlink:href".split(
        " ",
      ),
      " ",
      "\n",
      "\u0000",
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (all) => {
        const shown = safe(all.join(""));
        expect(shown.replaceAll(TAG, "")).not.toMatch(/[<>]/);
        expect(shown.match(TAG)?.join("") ?? "").not.toMatch(
          /<(?!\/?(?:p|a|img)[ >])| on[a-z]+=|(?:href|src)="(?:javascript|data):/i,
        );
        const placed = safePage(parseMarkup(all.join("")), "livro/texto/c1.xhtml", { isFixed: true });
        expect(placed.replaceAll(TAG, "")).not.toMatch(/[<>]/);
        expect(placed.match(TAG)?.join("") ?? "").not.toMatch(
          /<(?!\/?(?:p|a|img|svg|image|title)[ >])| on[a-z]+=|(?:href|src)="(?:javascript|data|https?):[^"]*"(?! rel=)/i,
        );
      }),
      { numRuns: 500 },
    );
  });

  it("a book of a thousand nested tags does not bring its reader down", () => {
    expect(safe("<b>".repeat(100_000)).length).toBeGreaterThan(0);
  });
});
