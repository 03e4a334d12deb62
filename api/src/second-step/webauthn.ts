/** What makes and checks passkeys. Loaded when somebody first uses one: it is large, and most processes of the api never need it. */
export const webauthn = () => import('@simplewebauthn/server');

/** COSE: ES256, Ed25519 and RS256, one of which every authenticator has. */
export const supportedAlgorithmIDs = [-7, -8, -257];
