import { defineConfig, type Plugin } from 'vite';

/** What runs in a thread or a process of its own is a file of its own beside `main.js`. */
const ownEntries = (entries: Readonly<Record<string, string>>): Plugin => ({
  name: 'own-entries',
  buildStart() {
    for (const [name, id] of Object.entries(entries))
      this.emitFile({ type: 'chunk', id, name, fileName: `${name}.js` });
  },
});

/**
 * Packages of hundreds of small files, and those that only they find. Read file by file they are two thirds of what a start
 * costs; every replica, every command and every test that starts one pays that.
 */
const manyFiles =
  /^(@better-auth|better-auth|better-call|@noble|@opentelemetry|drizzle-orm|jose|kysely|libphonenumber-js)(\/|$)/;

/** The api as a bundle for Node, with the sources of shared. Other packages stay packages. */
export default defineConfig({
  plugins: [
    ownEntries({
      worker: 'src/worker.ts',
      'picture-worker': 'src/media/picture-worker.ts',
      admin: 'src/admin-command/main.ts',
      blog: 'src/blog-command/main.ts',
    }),
  ],
  ssr: { noExternal: [/^@sahra\//, manyFiles] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});
