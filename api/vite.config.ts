import { defineConfig, type Plugin } from 'vite';

/** What runs in a thread or a process of its own is a file of its own beside `main.js`. */
const ownEntries = (entries: Readonly<Record<string, string>>): Plugin => ({
  name: 'own-entries',
  buildStart() {
    for (const [name, id] of Object.entries(entries))
      this.emitFile({ type: 'chunk', id, name, fileName: `${name}.js` });
  },
});

/** The api as a bundle for Node. Packages stay packages; only the sources of shared come in. */
export default defineConfig({
  plugins: [
    ownEntries({
      worker: 'src/worker.ts',
      'picture-worker': 'src/media/picture-worker.ts',
      admin: 'src/admin-command/main.ts',
    }),
  ],
  ssr: { noExternal: [/^@sahra\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});
