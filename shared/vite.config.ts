import { defineConfig } from 'vite';

/**
 * The facade and the host's entry as modules that Node can import. The host server and the remotes' server bundles share
 * them by name; what both need is in a chunk beside them, once.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    rolldownOptions: {
      input: { facade: 'src/facade.ts', 'host-runtime': 'src/host-runtime.ts' },
      external: [/^(react|react-dom|react-router-dom|zustand|i18next|react-i18next|axios)($|\/)/],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
