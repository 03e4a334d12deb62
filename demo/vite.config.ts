import { defineConfig } from 'vite';

/** The demo as a bundle for Node, which the api loads by its address. Packages stay packages; only the sources of shared come in. */
export default defineConfig({
  ssr: { noExternal: [/^@sahra\//] },
  build: {
    ssr: 'src/demo.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});
