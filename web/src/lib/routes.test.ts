import { expect, test } from "vitest";
import { codeFrom, routeOf } from "./routes";

test.each([
  ["/", { page: "front" }],
  ["/new", { page: "new" }],
  ["/table/KRUGEL", { page: "table", code: "KRUGEL" }],
  ["/table/krugel/screen", { page: "screen", code: "KRUGEL" }],
  ["/replay", { page: "replay", game: null }],
  ["/replay/KRUGEL/2", { page: "replay", game: { code: "KRUGEL", number: 2 } }],
  ["/rules", { page: "rules", game: null }],
  ["/rules/troll", { page: "rules", game: "troll" }],
  ["/move", { page: "move" }],
  ["/rules/chess", { page: "nowhere" }],
  ["/replay/KRUGEL/zwei", { page: "nowhere" }],
  ["/table/KRUGEL/kitchen", { page: "nowhere" }],
  ["/table", { page: "nowhere" }],
  ["/attic", { page: "nowhere" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test("a code is found in what people type or paste", () => {
  expect(codeFrom(" kru gel ")).toBe("KRUGEL");
  expect(codeFrom("http://pub.example/table/KRUGEL")).toBe("KRUGEL");
  expect(codeFrom("KRUG")).toBeNull();
});
