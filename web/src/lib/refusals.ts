/** Refusals and reasons, which travel as codes, in words. */

import { ApiError } from "./api";
import type { ReasonInfo, RefusalInfo } from "./wire/types";
import { sayReason as reasonSentence, sayRefusal as refusalSentence, say } from "./words.svelte";

/** What was refused and what to do instead. */
export function sayRefusal(refusal: RefusalInfo): string {
  return refusalSentence(refusal.code, refusal.reason, refusal.params);
}

/** Why a bot would do it. */
export function sayReason(reason: ReasonInfo): string {
  return reasonSentence(reason.code, reason.params);
}

/** Anything that went wrong while asking the house. */
export function sayError(error: unknown): string {
  if (error instanceof ApiError && error.refusal) return sayRefusal(error.refusal);
  if (error instanceof ApiError && error.status === null) return say("house-unreachable");
  console.error(error);
  return say("house-stumbled");
}
