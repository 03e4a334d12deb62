import { paths as host } from '../../host/src/paths.ts';
import { paths as account } from '../../remote-account/src/paths.ts';
import { paths as blog } from '../../remote-blog/src/paths.ts';
import { paths as shop } from '../../remote-shop/src/paths.ts';
import { paths as streaming } from '../../remote-streaming/src/paths.ts';

/** Addresses of all pages, as the areas themselves have them. */
export const paths = { ...streaming, ...shop, ...blog, ...account, ...host };
