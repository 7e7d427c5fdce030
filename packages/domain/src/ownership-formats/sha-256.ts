const PRIMES_NEEDED = 64;
const BLOCK = 64;

const listPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
};

/** First 32 bits of the fraction of a root of a prime (FIPS 180-4, 4.2.2 and 5.3.3). */
const fractionOf = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);

const PRIMES = listPrimes(PRIMES_NEEDED);
const ROUND_WORDS = PRIMES.map((prime) => fractionOf(Math.cbrt(prime)));
const FIRST_STATE = PRIMES.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const pad = (bytes: Uint8Array): DataView => {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
};

const makeSchedule = (view: DataView, start: number): Int32Array => {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(start + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const first = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const second = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[i] = words[i - 16]! + first + words[i - 7]! + second;
  }
  return words;
};

/** SHA-256 of a text in UTF-8, in hexadecimal: an id that is the same wherever and whenever it is made. */
export const hashText = (text: string): string => {
  const view = pad(new TextEncoder().encode(text));
  const state = Int32Array.from(FIRST_STATE, (word) => word | 0);
  for (let start = 0; start < view.byteLength; start += BLOCK) {
    const words = makeSchedule(view, start);
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i += 1) {
      const one =
        h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND_WORDS[i]! + words[i]!;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word;
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
