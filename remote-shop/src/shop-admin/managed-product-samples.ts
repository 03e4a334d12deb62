/** What the api says of a product to admins. */
export const managedProduct = (changes: object = {}) => ({
  ...{ id: 7, slug: 'night-mug', sku: 'MUG-NIGHT', revision: '2030-03-01T19:00:00.000Z' },
  name: { ar: 'كوب الليل', en: 'Night mug', de: '', fr: '', gr: '' },
  description: { ar: 'كوب من الخزف.', en: 'A mug of stoneware.', de: '', fr: '', gr: '' },
  ...{ category: 'kitchen', tags: ['night'], taxClass: 'standard', program: null, weightGrams: 400 },
  ...{ file: null, currency: 'EGP' },
  variants: [
    {
      ...{ id: 70, sku: 'MUG-NIGHT', color: '', size: '', price: 45_000, compareAtPrice: null },
      ...{ weightGrams: 400, stock: 3 },
    },
  ],
  pictures: [],
  ...changes,
});

/** What a product can be given. */
export const productChoices = {
  categories: [
    { slug: 'home', name: 'Home', depth: 0 },
    { slug: 'kitchen', name: 'Kitchen', depth: 1 },
  ],
  tags: [
    { slug: 'night', name: 'Night' },
    { slug: 'cairo', name: 'Cairo' },
  ],
  files: ['posters/roof.pdf'],
};

/** As the list has it. */
export const listedProduct = {
  ...{ id: 7, slug: 'night-mug', sku: 'MUG-NIGHT', name: 'Night mug', priceVaries: false, compareAtPrice: null },
  ...{ category: { slug: 'kitchen', name: 'Kitchen' }, price: { amount: 45_000, currency: 'EGP' }, rating: 0 },
  ...{ reviewCount: 0, memberRating: { average: null, count: 0 }, inStock: false, stockQuantity: 0, colors: [] },
  ...{
    sizes: [],
    addedOn: '2030-03-01',
    picture: { kind: 'product', src: '/media/art/x/product/y', color: 'black' },
  },
};
