import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config";

export default mergeConfig(
  client,
  defineConfig({
    // Else vitest would take Svelte's server side, where nothing is reactive.
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
    },
  }),
);
