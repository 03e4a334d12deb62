import type { Plugin } from 'vite';

/** `imports` is what the bundler makes of `import()`, in each bundle. */
const copied =
  /\/shared\/src\/(?!parts\/|forms\/|form-rules\/|guest-list\/|imports\/|privacy\/|(?:feed-)?addresses\.ts)/;
/** What the facade hands on: where a module has it, the facade itself may be but names without code. */
const handedOn = /\/node_modules\/(?:react-router|react-router-dom|react-i18next|i18next)\//;

/** Refuses a bundle of a remote in which a module is that must exist once in a page. */
export const oneFacade = (): Plugin => ({
  name: 'one-facade',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const copies = modules.filter((id) => copied.test(id) || handedOn.test(id));
    if (copies.length)
      this.error(
        `a copy of ${copies.join(', ')}: remotes import the facade, parts, forms, the guest list, addresses and the names in privacy of shared, nothing else`,
      );
  },
});
