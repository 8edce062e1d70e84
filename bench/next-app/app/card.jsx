/** One card of a listing; `filler` is text that brings the page to the size compared. */
export function Card({ slug, title, store, price, filler }) {
  return (
    <li>
      <a href={`/produto/${slug}`}>
        <img src={`/imagens/${slug}`} alt="" width={320} height={240} loading="lazy" />
        <h3>{title}</h3>
        <p>{store}</p>
        <p>{price}</p>
        <p>{filler}</p>
      </a>
    </li>
  );
}

/** Text of about `bytes` letters, different for each card. */
export function filler(seed, bytes) {
  const words = [];
  for (let n = seed + 1; words.join(" ").length < bytes; n = (n * 48271) % 2147483647) words.push(n.toString(36));
  return words.join(" ");
}
