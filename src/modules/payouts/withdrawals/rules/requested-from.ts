export type RequestedFrom = { network: string; device: string };

/** "pelo Chrome no Windows, na rede 189.20.33.*": what a person recognises their own request by. */
export const requestedFromText = ({ network, device }: RequestedFrom): string =>
  `por ${device}${network === "" ? "" : `, na rede ${network}${network.includes(":") ? "" : ".*"}`}`;
