export type AskedFrom = { network: string; device: string };

/** "pelo Chrome no Windows, na rede 189.20.33.*": what a person recognises their own request by. */
export const askedFromText = ({ network, device }: AskedFrom): string =>
  `por ${device}${network === "" ? "" : `, na rede ${network}${network.includes(":") ? "" : ".*"}`}`;
