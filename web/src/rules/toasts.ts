/** The toasts of Half-Pint Heroes (HP-11). Each is a switch of its own, and all are off at first. */

import { say } from "../lib/words.svelte";

export interface Toast {
  /** As in the option `toasts`. */
  id: number;
  name: () => string;
  /** Who drinks, and when. */
  rule: () => string;
  grade: () => string;
}

const normal = () => say("toast-grade-normal");
const hard = () => say("toast-grade-hard");
const veryHard = () => say("toast-grade-very-hard");
const ours = () => say("toast-grade-ours");

export const TOASTS: readonly Toast[] = [
  { id: 1, name: () => say("toast-name-1"), rule: () => say("toast-rule-1"), grade: normal },
  { id: 2, name: () => say("toast-name-2"), rule: () => say("toast-rule-2"), grade: normal },
  { id: 3, name: () => say("toast-name-3"), rule: () => say("toast-rule-3"), grade: normal },
  { id: 4, name: () => say("toast-name-4"), rule: () => say("toast-rule-4"), grade: hard },
  { id: 5, name: () => say("toast-name-5"), rule: () => say("toast-rule-5"), grade: hard },
  { id: 6, name: () => say("toast-name-6"), rule: () => say("toast-rule-6"), grade: veryHard },
  { id: 7, name: () => say("toast-name-7"), rule: () => say("toast-rule-7"), grade: veryHard },
  { id: 8, name: () => say("toast-name-8"), rule: () => say("toast-rule-8"), grade: veryHard },
  { id: 9, name: () => say("toast-name-9"), rule: () => say("toast-rule-9"), grade: ours },
];

/** To be shown wherever toasts are. */
export const toastWarning = (): string => say("toast-warning");

export function toastWords(): string {
  const toasts = TOASTS.map((toast) => `${toast.name()} ${toast.rule()}`);
  return [toastWarning(), ...toasts].join(" ");
}
