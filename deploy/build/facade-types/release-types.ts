import { facade } from '@sahra/shared/federation/provided-modules';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { currentTypes } from './current-types.ts';
import type { FacadeTypes } from './kept-types.ts';

let current: Promise<FacadeTypes> | undefined;
/** Looked at once for all that one command builds. */
const facadeTypes = () => (current ??= currentTypes().then(({ types }) => types));

const mapped = (
  types: FacadeTypes,
  digestsOf: (type: FacadeTypes[string]) => string[],
  isWanted: (name: string) => boolean = () => true,
): ReleaseManifest['types'] => {
  const wanted = Object.entries(types).filter(([name]) => isWanted(name));
  return { [facade]: Object.fromEntries(wanted.map(([name, type]) => [name, digestsOf(type)])) };
};

/** Of each name that a host offers: the types that its own takes the place of, its own first. */
export const acceptedTypes = async (): Promise<ReleaseManifest['types']> =>
  mapped(await facadeTypes(), ({ digest, accepts }) => [digest, ...accepts]);

/** Of each name that a remote uses: the type that it was built for. */
export const builtTypes = async (uses: ReleaseManifest['uses']): Promise<ReleaseManifest['types']> =>
  mapped(
    await facadeTypes(),
    ({ digest }) => [digest],
    (name) => uses[facade]?.includes(name) ?? false,
  );
