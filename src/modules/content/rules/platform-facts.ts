/** The platform's figures as words of today, read from the settings: texts never write a number that an operator may change. */
export type PlatformFacts = {
  company: string;
  cnpj: string;
  address: string;
  email: string;
  /** "12%", "8%", "R$ 1,00". */
  commission: string;
  ownCommission: string;
  leastCommission: string;
  leastPrice: string;
  mostPrice: string;
  /** "30 minutos", "24 horas", "72 horas". */
  pixLife: string;
  payLaterLife: string;
  orderLife: string;
  mostInstallments: number;
  leastInstallment: string;
  monthlyInterest: string;
  releaseDays: number;
  withdrawalRightDays: number;
  /** Beyond so many days of the payment no first download reopens the days of withdrawal right. */
  withdrawalRightLatestDays: number;
  freeRegrets: number;
  problemDays: number;
  notAsDescribedDays: number;
  authorDays: number;
  automaticDays: number;
  refundWaitDays: number;
  leastWithdrawal: string;
  transferCost: string;
  withdrawalsADay: number;
  withdrawalLinkMinutes: number;
  credentialHoldHours: number;
  denialHoldHours: number;
  bankFirstHours: number;
  bankChangeHours: number;
  reviewDays: number;
  reviewEditDays: number;
  /** "2 dias úteis". */
  applicationAnswer: string;
  retryDays: number;
  contactAnswer: string;
  contactHardDays: number;
};

/** What an installation that nobody named yet shows. */
const SAMPLE_CNPJ = "00.000.000/0001-00";

/** Whether who answers for the platform was never told to it. */
export const isUnnamed = ({ cnpj }: Pick<PlatformFacts, "cnpj">): boolean => cnpj === SAMPLE_CNPJ;
