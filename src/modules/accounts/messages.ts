import type { DoorReason } from "#platform/door.ts";
import type { AccountReason } from "./schema.ts";

/** What each refusal says. `limited` brings the wait in its own fields. */
export const ACCOUNT_MESSAGES: Record<AccountReason | DoorReason, string> = {
  wrong_credentials: "E-mail ou senha não conferem. Tente de novo ou receba um código.",
  code_required: "Houve muitas tentativas nesta conta. Para sua segurança, entre com um código por e-mail.",
  wrong_code: "O código não confere ou já venceu. Confira os 6 números ou peça outro.",
  expired_link: "Este link já foi usado ou venceu. Peça outro.",
  wrong_app_code: "Este código não confere ou já foi usado. Espere o próximo no aplicativo.",
  wrong_password: "A senha não confere. Tente de novo.",
  expired_ticket: "Passou tempo demais. Comece a entrada de novo.",
  step_up_needed: "Confirme que é você para continuar.",
  passkey_refused: "A chave de acesso não foi aceita. Tente de novo, ou entre de outro jeito.",
  passkey_known: "Esta chave de acesso já está na sua conta.",
  too_many_passkeys: "Você já tem 10 chaves de acesso. Apague uma que não usa para criar outra.",
  passkey_unused: "A chave de acesso não foi usada. Tente de novo, ou siga de outro jeito.",
  passkey_unsupported: "Este navegador não usa chaves de acesso. Siga de outro jeito.",
  google_refused: "O Google não confirmou quem você é. Tente de novo, ou entre de outro jeito.",
  google_unused: "Você voltou do Google sem entrar. Tente de novo, ou entre de outro jeito.",
  google_off: "Esta conta já não está ligada ao Google.",
  only_way_in: "Crie antes uma senha ou uma chave de acesso, para não perder a entrada.",
  unknown_device: "Este aparelho já não está na lista.",
  unknown_passkey: "Esta chave de acesso não existe mais.",
  already_on: "A verificação em duas etapas já está ligada nesta conta.",
  not_on: "A verificação em duas etapas não está ligada nesta conta.",
  not_started: "Comece de novo: leia o código QR com o aplicativo.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Você não tem acesso a isto.",
  unavailable: "Não conseguimos falar com o servidor. Nada foi perdido: tente de novo em instantes.",
};
