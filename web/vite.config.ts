import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.TAPROOM_CLIENT_OUT ?? "dist",
    emptyOutDir: true,
    // light-dark() as it is: what replaces it for older browsers knows no paper in a dark room.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true, // budget.mjs reads it
    modulePreload: { polyfill: false },
    // The server's content security policy lets pictures come as data, fonts not.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
    fs: { allow: [".."] }, // the catalogues, in ../src/taproom/i18n
  },
});
