export type RequestedFrom = { network: string; device: string };

/** As in "pelo Chrome no Windows, na rede 189.20.33.*": helps a person to recognise their own request. */
export const requestedFromText = ({ network, device }: RequestedFrom): string =>
  `por ${device}${network === "" ? "" : `, na rede ${network}${network.includes(":") ? "" : ".*"}`}`;
