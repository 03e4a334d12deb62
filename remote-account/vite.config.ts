import { remoteConfig } from '../deploy/build/vite-config.ts';

export default remoteConfig('account', [
  // Sign-in has several pages, which link to each other. What their forms do, and what they answer, comes when they are filled in.
  {
    name: 'sign-in',
    test: /\/src\/ui\/(?:auth-(?!illustration-section[.]tsx)|sign-in\/passkey-form)|\/shared\/src\/parts\/(?:checkbox|password-field|with-passkeys)/,
  },
  { name: 'guest-list', test: /\/shared\/src\/guest-list\// },
]);
