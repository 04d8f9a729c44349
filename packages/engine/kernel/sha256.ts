/** SHA-256 by hand: the engine runs where no crypto module is at hand, and needs it without a promise. */
const K = constants();

export function sha256(text: string): string {
  const hash = digest(new TextEncoder().encode(text));
  let hex = '';
  for (const word of hash) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

function digest(bytes: Uint8Array): Int32Array {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(length - 4, bytes.length << 3);
  const h = Int32Array.from(initial());
  const w = new Int32Array(64);
  for (let offset = 0; offset < length; offset += 64) compress(h, w, view, offset);
  return h;
}

function compress(h: Int32Array, w: Int32Array, view: DataView, offset: number): void {
  const at = (array: Int32Array, i: number): number => array[i] ?? 0;
  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15);
    const y = at(w, i - 2);
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
  }
  const v = Int32Array.from(h);
  for (let i = 0; i < 64; i++) {
    const [a, b, c, d] = [at(v, 0), at(v, 1), at(v, 2), at(v, 3)];
    const [e, f, g, last] = [at(v, 4), at(v, 5), at(v, 6), at(v, 7)];
    const t1 =
      (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    v.copyWithin(1, 0, 7);
    v[4] = (d + t1) | 0;
    v[0] = (t1 + t2) | 0;
  }
  for (let i = 0; i < 8; i++) h[i] = (at(h, i) + at(v, i)) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 4294967296) | 0;
}

function initial(): number[] {
  return primes(8).map((p) => fraction(Math.sqrt(p)));
}

function constants(): Int32Array {
  return Int32Array.from(primes(64).map((p) => fraction(Math.cbrt(p))));
}
