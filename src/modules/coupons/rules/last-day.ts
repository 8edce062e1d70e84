/** The last instant something that ends at `endsAt` is still good: on the day people are told, not on the midnight after it. */
export const lastDay = (endsAt: string | Date): Date => new Date(new Date(endsAt).getTime() - 1);
