import { remoteConfig } from '../deploy/build/vite-config.ts';

export default remoteConfig('blog', [
  {
    name: 'lists',
    test: /\/src\/posts\/(?!messages|.*-(?:page|extension)[.]|found-)[^/]+$|\/shared\/src\/parts\/tab/,
  },
]);
