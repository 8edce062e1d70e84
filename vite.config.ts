import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), tanstackStart({ server: { entry: "server" } }), react()],
  build: { target: "es2022", sourcemap: false },
  server: { host: "127.0.0.1" },
});
