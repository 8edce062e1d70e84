import { plural } from "#kit/format.ts";

/** How much waits and how much gave up in each queue, and what is stopped or does not agree. */
export type SystemHealth = {
  webhooksWaiting: number;
  webhooksDead: number;
  jobsWaiting: number;
  jobsDead: number;
  /** Since when the job that waits longest waits; 0 when none does. */
  oldestJobSeconds: number;
  emailsStuck: number;
  /** Ceilings of abuse reached within a day, by how many networks. */
  abuse: { words: string; networks: number }[];
  /** Files the antivirus said nothing of after several tries. */
  scansWaiting: number;
  disputesOpen: number;
  sellingOff: boolean;
  withdrawalsOff: boolean;
  /** How the last comparison with the provider ended; null before the first. */
  reconciliation: "em_curso" | "certa" | "com_diferencas" | "incompleta" | null;
};

/** A thing that asks for somebody, and the part of the page where it is. */
export type Trouble = { words: string; to: string };

/** A job is taken within seconds: one left this long means that nobody works. */
const NOBODY_WORKS_SECONDS = 300;

/** What asks for somebody now, the gravest first; nothing when all is in order. */
export function troublesOf(header: SystemHealth): Trouble[] {
  const { sellingOff, withdrawalsOff, oldestJobSeconds, reconciliation, webhooksDead, jobsDead, emailsStuck, scansWaiting } =
    header;
  const troubles: Trouble[] = [];
  const add = (when: boolean, to: string, words: string) => when && troubles.push({ words, to });
  add(sellingOff, "chaves", "as compras estão paradas");
  add(withdrawalsOff, "chaves", "os saques estão parados");
  const minutes = Math.floor(oldestJobSeconds / 60);
  add(oldestJobSeconds >= NOBODY_WORKS_SECONDS, "filas", `um trabalho espera há ${plural(minutes, "minuto", "minutos")}`);
  add(reconciliation === "com_diferencas", "conciliacao", "o provedor e os lançamentos não batem");
  add(reconciliation === "incompleta", "conciliacao", "a última conciliação parou no meio");
  add(webhooksDead > 0, "avisos", plural(webhooksDead, "aviso com falha definitiva", "avisos com falha definitiva"));
  add(jobsDead > 0, "trabalhos", plural(jobsDead, "tarefa com falha definitiva", "tarefas com falha definitiva"));
  add(emailsStuck > 0, "emails", plural(emailsStuck, "e-mail parado", "e-mails parados"));
  add(scansWaiting > 0, "antivirus", `${plural(scansWaiting, "arquivo espera", "arquivos esperam")} o antivírus`);
  for (const { words, networks } of header.abuse) add(true, "sistema", `${plural(networks, "rede", "redes")} hoje: ${words}`);
  return troubles;
}
