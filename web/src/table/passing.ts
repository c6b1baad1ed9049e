/** One device for several players: whom it belongs to now. */

/**
 * The own seat that has to have the device before anything of its hand is shown; null if the one
 * who holds it may keep it: it is their turn, or it is nobody's on this device.
 */
export function passTo(holder: number | null, own: number[], actors: number[]): number | null {
  if (own.length < 2) return null;
  if (holder !== null && actors.includes(holder)) return null;
  const next = own.find((seat) => actors.includes(seat));
  if (next !== undefined) return next;
  return holder === null ? (own[0] ?? null) : null;
}
