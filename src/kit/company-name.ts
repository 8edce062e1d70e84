/** What only the name of a company or a school contains: its legal form at the end, a number, "E. E." at the beginning. */
const COMPANY =
  /\s(?:ltda|eireli)\b|\s(?:epp|s[./]\s?a)\.?$|\s[-–]\s*mei?$|\p{N}|^(?:\p{L}\.\s?){2}|^(?:associação|ateliê|atelier|centro|colégio|companhia|cooperativa|creche|editora|empresa|escola|estúdio|faculdade|fundação|gráfica|grupo|igreja|instituto|livraria|loja|museu|oficina|papelaria|prefeitura|secretaria|universidade)\s/iu;

/** Whether a name, as written, is that of a company or a school instead of a person. */
export const isCompanyName = (name: string): boolean => COMPANY.test(name);
