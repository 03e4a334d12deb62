import { createReference } from '../contact-messages/reference.ts';

/** How an order is called: it says nothing of how many there are, and nobody guesses another one's. */
export const createOrderNumber = (): string => `S-${createReference()}`;
