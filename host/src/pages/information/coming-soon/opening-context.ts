import { createContext } from 'react-router-dom';

/** When the coming-soon page is over, as set by the owner of the site (`COMING_SOON_AT`); told to loaders on both sides. */
export const openingContext = createContext<string | undefined>(undefined);
