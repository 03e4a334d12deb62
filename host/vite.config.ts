import { hostConfig } from '../deploy/build/vite-config.ts';

export default hostConfig();
