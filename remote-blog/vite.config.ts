import { remoteConfig } from '../deploy/build/vite-config.ts';

export default remoteConfig('blog');
