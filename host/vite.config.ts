import { hostConfig } from '../deploy/build/vite-config.ts';
import { siteIcons } from './icons/site-icons.ts';

export default hostConfig([siteIcons()]);
