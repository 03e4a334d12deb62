/** Fields of the forms of a playlist's page, beside that with its texts. */
export const itemFields = { intent: 'intent', item: 'item', position: 'position' } as const;
