import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, preferredLanguage } from "./languages";
import { language, loadLanguage, say, sayReason, sayRefusal, setLanguage } from "./words.svelte";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("say", () => {
  it.each(LANGUAGES)("speaks %s", async (lang) => {
    const complaints = vi.spyOn(console, "error");
    await loadLanguage(lang);
    expect(language.current).toBe(lang);
    expect(say("web-close")).toBe({ en: "Close", de: "Schließen", ru: "Закрыть" }[lang]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it("counts in the plural forms of the language", async () => {
    await loadLanguage("ru");
    const forms = [1, 2, 5].map((count) => sayReason("burn", { count }));
    expect(new Set(forms).size).toBe(3);
  });

  it("writes numbers plainly and names without isolation marks", async () => {
    await loadLanguage("en");
    expect(sayReason("predict", { tricks: 1000 })).toBe("this hand looks good for 1000");
    expect(say("coaster-name", { name: "Fred" })).toBe("Fred");
  });

  it("says refusals by code and reason", async () => {
    await loadLanguage("en");
    expect(sayRefusal("game-over", null, {})).toContain("The game is over.");
    expect(sayRefusal("bad-action", "no-such-card", { card: "R99" })).toContain("R99");
  });

  it("complains about a missing key and shows it", () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(say("no-such-key")).toBe("no-such-key");
    expect(complaints).toHaveBeenCalledOnce();
  });

  it("complains about a missing parameter", async () => {
    await loadLanguage("en");
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    sayReason("predict", {});
    expect(complaints).toHaveBeenCalledOnce();
  });

  it("leaves the terminal's own words out", async () => {
    await loadLanguage("en");
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(say("cli-closed")).toBe("cli-closed");
    expect(complaints).toHaveBeenCalledOnce();
  });
});

describe("a change of language", () => {
  it("is seen where something has been said", async () => {
    await loadLanguage("en");
    const said: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        said.push(say("web-back"));
      });
    });
    flushSync();
    await loadLanguage("de");
    flushSync();
    stop();
    expect(said).toEqual(["Back", "Zurück"]);
  });

  it("is told to the page and kept for the next visit", async () => {
    await setLanguage("ru");
    expect(document.documentElement.lang).toBe("ru");
    expect(preferredLanguage()).toBe("ru");
  });

  it("follows the last wish when two overlap", async () => {
    await Promise.all([loadLanguage("ru"), loadLanguage("en")]);
    expect(language.current).toBe("en");
  });
});
