// Words that nobody guesses: names of requests, and one's own share in the key of chance.

/** 32 letters. (`crypto.randomUUID` is not there where a friend comes by http.) */
export const lot = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
