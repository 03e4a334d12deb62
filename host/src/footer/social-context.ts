import { createContext } from 'react';

/** Where Sahra is to be found elsewhere, as set by the owner of the site (`SOCIAL_LINKS`). */
export const SocialContext = createContext<readonly string[]>([]);
