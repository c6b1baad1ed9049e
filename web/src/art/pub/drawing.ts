/** What whoever hangs a drawing may decide about it. Without a label it is decoration. */
export interface DrawingProps {
  label?: string | undefined;
  class?: string | undefined;
  style?: string | undefined;
  /** For a drawing inside another one. */
  x?: number | string | undefined;
  y?: number | string | undefined;
  width?: number | string | undefined;
  height?: number | string | undefined;
  color?: string | undefined;
}
