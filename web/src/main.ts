import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { preferredLanguage } from "./lib/languages";
import { loadLanguage } from "./lib/words.svelte";

const target = document.querySelector("#app") as HTMLElement;

try {
  await loadLanguage(preferredLanguage());
  mount(App, { target });
} catch (error) {
  console.error(error);
  // In English: what could not be loaded may be the words themselves.
  target.textContent = "Taproom could not be loaded. Check the connection and reload the page.";
}

// Not while developing, where everything changes all the time. Without HTTPS there is none.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js");
}
