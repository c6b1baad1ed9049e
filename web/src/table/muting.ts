/** Whom this reader does not want to hear, by table: a name means nobody elsewhere. */

const KEPT = 200;

const key = (code: string, name: string): string => `${code} ${name}`;

export function isMuted(muted: string[], code: string, name: string): boolean {
  return muted.includes(key(code, name));
}

/** The oldest are forgotten: tables come and go. */
export function toggleMuted(muted: string[], code: string, name: string): string[] {
  const one = key(code, name);
  const others = muted.filter((each) => each !== one);
  return others.length < muted.length ? others : [...others, one].slice(-KEPT);
}
