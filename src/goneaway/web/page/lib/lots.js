// Random strings that cannot be guessed: request ids, and this player's share of the random seed.

/** 32 letters. (`crypto.randomUUID` does not exist on pages loaded over plain http.) */
export const lot = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
