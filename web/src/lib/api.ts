/** The lobby and the history, over HTTP. */

import type {
  HouseInfo,
  NewTable,
  OptionsCheck,
  OptionsVerdict,
  PlayerInfo,
  Problem,
  RefusalInfo,
  ReplayInfo,
  TableRef,
  TableSummary,
} from "./wire/types";

/** The house said no, or (without a refusal) could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly refusal: RefusalInfo | null,
    readonly status: number | null,
  ) {
    super(refusal?.code ?? "unreachable");
  }
}

export const createPlayer = (name: string) => post<PlayerInfo>("/api/players", { name });

export const renamePlayer = (token: string, name: string) =>
  ask<PlayerInfo>("PUT", "/api/players/me", { name }, token);

let asked: Promise<HouseInfo> | undefined;

/** What this house offers does not change while the page is open: asked once. */
export function house(): Promise<HouseInfo> {
  asked ??= get<HouseInfo>("/api/house").catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

export const publicTables = () => get<TableSummary[]>("/api/tables");

export const myTables = (token: string) => get<TableSummary[]>("/api/tables/mine", token);

export const tableSummary = (code: string, token: string | null) =>
  get<TableSummary>(`/api/tables/${code}`, token);

export const openTable = (token: string, table: NewTable) =>
  post<TableRef>("/api/tables", table, token);

export const checkOptions = (options: OptionsCheck) =>
  post<OptionsVerdict>("/api/options", options);

export const replayOf = (code: string, number: number, token: string | null) =>
  get<ReplayInfo>(`/api/tables/${code}/games/${number}`, token);

export const replayOfTranscript = (transcript: unknown) =>
  post<ReplayInfo>("/api/replay", transcript);

/** A picture of the text, as SVG. */
export async function qrPicture(text: string): Promise<string> {
  const answer = await reach("POST", "/api/qr", { text }, null);
  return answer.text();
}

function get<T>(path: string, token: string | null = null): Promise<T> {
  return ask<T>("GET", path, undefined, token);
}

function post<T>(path: string, body: unknown, token: string | null = null): Promise<T> {
  return ask<T>("POST", path, body, token);
}

async function ask<T>(
  method: string,
  path: string,
  body: unknown,
  token: string | null,
): Promise<T> {
  const answer = await reach(method, path, body, token);
  return (await answer.json()) as T;
}

async function reach(
  method: string,
  path: string,
  body: unknown,
  token: string | null,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== null) headers.authorization = `Bearer ${token}`;
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new ApiError(null, null);
  }
  if (!answer.ok) throw new ApiError(await refusalIn(answer), answer.status);
  return answer;
}

async function refusalIn(answer: Response): Promise<RefusalInfo | null> {
  try {
    return ((await answer.json()) as Problem).refusal ?? null;
  } catch {
    return null; // a proxy in between answers in its own words
  }
}
