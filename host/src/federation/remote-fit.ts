import { version as reactVersion } from 'react';
import { CONTRACT_VERSION } from '@sahra/shared/facade';
import { misfitOf, type Versions } from '@sahra/shared/federation/remote-fit';

const host: Versions = { contract: CONTRACT_VERSION, react: reactVersion };

/** Why a remote must not be executed in this host; undefined where it fits. */
export const misfitHere = (remote: Versions): string | undefined => misfitOf(remote, host);
