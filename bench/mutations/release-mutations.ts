import type { Mutation } from './mutation.ts';

/** Mistakes in how releases are built, checked, published, composed and taken back. */
export const releaseMutations: readonly Mutation[] = [
  {
    name: 'Build: a version is made of the sources too',
    file: 'deploy/build/run.ts',
    find: 'const builtAgainst = { contract',
    replace: `const builtAgainst = { sources: sourceHash([folder, 'shared']), contract`,
    suite: 'browser',
    tests: 'platform/own-versions',
  },
  {
    name: 'releases: types are not compared',
    file: 'shared/src/federation/remote-fit.ts',
    find: `!built.some((digest) => accepted.includes(digest))`,
    replace: `accepted.length === 0`,
    suite: 'unit',
    tests: 'deploy/release/skews',
  },
  {
    name: 'Publish: what others have published meanwhile is not compared',
    file: 'deploy/release/publish-release.ts',
    find: '    await checkFit(store, release, present);\n',
    replace: '',
    suite: 'unit',
    tests: 'deploy/release/meanwhile',
  },
  {
    name: 'Gate: a page that nobody can see counts as one that answers',
    file: 'deploy/release/check-html.ts',
    find: '(isSample && status < 500)',
    replace: 'status < 500',
    suite: 'unit',
    tests: 'deploy/release/check-renders',
  },
  {
    name: 'Gate: a static page in the place of a dynamic one of another remote',
    file: 'deploy/release/page-claims.ts',
    find: `word === b[index] || word === ANY || b[index] === ANY`,
    replace: `word === b[index] || word === ANY`,
    suite: 'unit',
    tests: 'deploy/release/page-claims',
  },
  {
    name: 'Confinement: pages reach any address from the server',
    file: 'host/server/rendering/processes/confine-remotes.ts',
    find: 'if (target !== origin) throw connectTo(target);',
    replace: 'if (target !== origin) connectTo(target);',
    suite: 'unit',
    tests: 'host/server/rendering/processes',
  },
  {
    name: 'Store: another release is taken under a version that is stored',
    file: 'deploy/release/folder-store.ts',
    find: 'if (isDeepStrictEqual(stored, releaseManifestSchema.parse(release))) return true;',
    replace: 'if (stored.version === release.version) return true;',
    suite: 'unit',
    tests: 'deploy/release/folder-store',
  },
  {
    name: 'Registry: its last good copy is not looked at',
    file: 'shared/src/server/read-registry.ts',
    find: `if ('value' in lastGood) {`,
    replace: `if ('value' in lastGood && current.problem === '') {`,
    suite: 'unit',
    tests: 'deploy/release/registry-file',
  },
  {
    name: 'Registry: what visitors of yesterday have is pruned',
    file: 'deploy/release/prune.ts',
    find: '!inUse.includes(version) && !had.has(version)',
    replace: '!inUse.includes(version)',
    suite: 'unit',
    tests: 'deploy/release/prune',
  },
  {
    name: 'deploy: a canary outlives the rollback',
    file: 'deploy/release/registry-changes.ts',
    find: `{ action: 'rollback', remote, version }, { ...withoutCanary(pointer), version }`,
    replace: `{ action: 'rollback', remote, version }, { ...pointer, version }`,
    suite: 'unit',
    tests: 'deploy/release',
  },
  {
    name: 'Host: the old one ends before the new one is ready',
    file: 'deploy/supervision/replaceable-host.ts',
    find: `    const old = current;
    current = await start();
    log(\`host \${version ?? ''} has taken over\`);
    await endReplaced(old, signal);`,
    replace: `    await endReplaced(current, signal);
    current = await start();
    log(\`host \${version ?? ''} has taken over\`);`,
    suite: 'unit',
    tests: 'deploy/supervision/replaceable-host',
  },
  {
    name: 'Slots: an extension that throws takes the page with it',
    file: 'host/server/rendering/load-extensions.ts',
    find: `      else log.warn(fields, 'an extension is left to the browser');
      return leftOut;`,
    replace: `      else log.warn(fields, 'an extension is left to the browser');
      throw error;`,
    suite: 'unit',
    tests: 'host/server/rendering/load-extensions',
  },
  {
    name: 'Slots: what an area shows in an open tab outlives its switching off',
    file: 'host/src/slots/draw-slot.tsx',
    find: 'if (!openPages.some(',
    replace: 'if (openPages.length === 0 && !openPages.some(',
    suite: 'unit',
    tests: 'host/src/slots',
  },
  {
    name: 'Tabs: one leaves the same release again and again',
    file: 'host/src/federation/renewal.ts',
    find: '    if (left.has(name)) return false;\n',
    replace: '',
    suite: 'unit',
    tests: 'host/src/federation',
  },
];
