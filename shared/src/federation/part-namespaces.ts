/**
 * Namespaces of parts of shared: every remote that has such a part carries its messages, and the last ones that were loaded are
 * shown. A message whose variables change gets a new key, so that a remote with an older copy of the part can show it too.
 */
export const partNamespaces: readonly string[] = ['access', 'admin-parts', 'contributions', 'photos', 'pictures'];
