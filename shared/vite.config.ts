import { defineConfig } from 'vite';

/** The facade as a module that Node can import: the host server and the remotes' server bundles share it by name. */
export default defineConfig({
  build: {
    ssr: 'src/facade.ts',
    outDir: 'dist',
    target: 'node20',
    rolldownOptions: {
      external: [/^(react|react-dom|react-router-dom|zustand|i18next|react-i18next|axios)($|\/)/],
      output: { entryFileNames: 'facade.js' },
    },
  },
});
