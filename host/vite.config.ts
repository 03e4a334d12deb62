import { hostConfig } from '../deploy/build/vite-config.ts';
import { siteFonts } from './fonts/site-fonts.ts';
import { siteIcons } from './icons/site-icons.ts';

export default hostConfig([siteIcons()], [siteFonts()]);
