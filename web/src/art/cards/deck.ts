import type { SuitLetter } from "./palette";

export interface CardProps {
  /** Suit letter and value as on the wire, `R13`. */
  card: string;
  /** Deal number: the cards each player would be dealt. */
  hand?: number | undefined;
  /** Deal number: the cards the row would have in all. */
  row?: number | undefined;
  /** This card opened the row: its deal numbers rule the round and are shown large. */
  opener?: boolean | undefined;
  /** For those who do not see the card; without it the picture is decoration. */
  label?: string | undefined;
}

export function readCard(card: string): { readonly suit: SuitLetter; readonly value: number } {
  return { suit: card.charAt(0) as SuitLetter, value: Number(card.slice(1)) };
}
