/** An address as its owner knows it again and nobody else learns it: `a…@example.org`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/su, '$1…');
