/** Where a session that is over is begun again: in another tab, so that what was typed in this one stays. */
export const SignInLink = () => (
  <a
    href={`/auth/login?volta=${encodeURIComponent(location.pathname + location.search)}`}
    target="_blank"
    rel="noreferrer"
    className="link font-semibold"
  >
    Entrar em outra aba
  </a>
);
