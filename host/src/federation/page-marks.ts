/** Marks in the browser's own timeline, with which the host says what happened; its developer tools show them too. */
export const pageMarks = { load: 'sahra:load', hydrated: 'sahra:hydrated' } as const;
