/**
 * SHA-256 (FIPS 180-4). The browser's own is offered over HTTPS only, and the house in the living
 * room, where shuffles are to be checked too, speaks plain HTTP.
 */

const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = PRIMES.map((prime) => fractionBits(Math.cbrt(prime)));
const INITIAL = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));

/** Eight words of 32 bits, big-endian. */
export function sha256(bytes: Uint8Array): Uint32Array {
  const padded = pad(bytes);
  const state = Uint32Array.from(INITIAL);
  for (let at = 0; at < padded.byteLength; at += 64) compress(state, padded, at);
  return state;
}

export function sha256Hex(text: string): string {
  const words = sha256(new TextEncoder().encode(text));
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** A one, zeros, and the length in bits: whole blocks of 64 bytes. */
function pad(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  return view;
}

function compress(state: Uint32Array, message: DataView, at: number): void {
  const w = schedule(message, at);
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (ROUND_CONSTANTS[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + s0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] as number) + word;
  });
}

type Eight = [number, number, number, number, number, number, number, number];

function schedule(message: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = message.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15] as number;
    const late = w[i - 2] as number;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  return w;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

function fractionBits(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}
