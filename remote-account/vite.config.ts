import { remoteConfig } from '../deploy/build/vite-config.ts';

export default remoteConfig('account', [
  // The way in has several pages, which lead to each other.
  {
    name: 'entrance',
    test: /\/src\/ui\/(?:auth-|sign-in\/)|\/shared\/src\/(?:guest-list\/|parts\/(?:checkbox|password-field|with-passkeys))/,
  },
]);
