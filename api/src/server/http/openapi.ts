/** What the api's document says of it as a whole. */
export const openapi = {
  openapi: '3.1.0',
  info: {
    title: 'Sahra',
    version: '1.0.0',
    description: [
      'Catalog, shop and blog of Sahra.',
      'Contents come in the language of `?lang=`, else of `Accept-Language`, else in Arabic.',
      'A text that is missing there comes in English, then in Arabic.',
      'A page beyond the end of a list is empty. Query parameters that are not named here are ignored.',
    ].join(' '),
  },
};
