import { describe, expect, it } from "vitest";
import { chosenLanguage } from "./languages";

describe("the language at first", () => {
  it("is the one chosen earlier", () => {
    expect(chosenLanguage("ru", ["de-DE", "en"])).toBe("ru");
  });

  it("is else the browser's first that we speak", () => {
    expect(chosenLanguage(null, ["fr-FR", "de-CH", "en"])).toBe("de");
  });

  it("is else English", () => {
    expect(chosenLanguage(null, ["fr-FR", "ja"])).toBe("en");
    expect(chosenLanguage(null, [])).toBe("en");
  });

  it("is not one that we no longer speak", () => {
    expect(chosenLanguage("fr", ["de"])).toBe("de");
  });
});
