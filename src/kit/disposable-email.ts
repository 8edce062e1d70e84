const DISPOSABLE_DOMAINS = new Set(
  `10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonaddy.me burnermail.io byom.de cock.li
  discard.email dispostable.com dropmail.me emailondeck.com emailtemporario.com.br fakeinbox.com fakemail.net
  getairmail.com getnada.com guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info
  guerrillamail.net guerrillamail.org grr.la harakirimail.com inboxbear.com inboxkitten.com mail-temp.com
  mail.tm mailcatch.com maildrop.cc mailinator.com mailinator.net mailnesia.com mailnull.com mailsac.com
  minutemail.com mintemail.com moakt.com mohmal.com mytemp.email nada.email nowmymail.com sharklasers.com
  spam4.me spambog.com spamgourmet.com temp-mail.io temp-mail.org tempail.com tempmail.com tempmail.dev
  tempmail.net tempmailo.com tempr.email throwawaymail.com tmpmail.net tmpmail.org trash-mail.com
  trashmail.com trashmail.de trashmail.net trbvm.com uorak.com yopmail.com yopmail.fr yopmail.net`.split(/\s+/),
);

/** Whether the address is of a well-known disposable e-mail service, subdomains included. The list is short on purpose: only a hint. */
export function isDisposableEmail(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase()
    .split(".");
  return labels.some((_, index) => DISPOSABLE_DOMAINS.has(labels.slice(index).join(".")));
}
