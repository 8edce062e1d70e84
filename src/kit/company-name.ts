/** What only the name of a company or a school has: its kind at the end, a number, "E. E." before it. */
const COMPANY =
  /\s(?:ltda|eireli)\b|\s(?:epp|s[./]\s?a)\.?$|\s[-–]\s*mei?$|\p{N}|^(?:\p{L}\.\s?){2}|^(?:associação|ateliê|atelier|centro|colégio|companhia|cooperativa|creche|editora|empresa|escola|estúdio|faculdade|fundação|gráfica|grupo|igreja|instituto|livraria|loja|museu|oficina|papelaria|prefeitura|secretaria|universidade)\s/iu;

/** Whether a name as written is a company's or a school's, not a person's. */
export const isCompanyName = (name: string): boolean => COMPANY.test(name);
