import { remoteConfig } from '../deploy/build/vite-config.ts';

export default remoteConfig('account', [
  // Sign-in has several pages, which link to each other.
  {
    name: 'sign-in',
    test: /\/src\/ui\/(?:auth-|sign-in\/)|\/shared\/src\/(?:guest-list\/|parts\/(?:checkbox|password-field|with-passkeys))/,
  },
]);
