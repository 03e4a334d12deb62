import { afterEach, expect, it, vi } from 'vitest';
import { importModule } from './import-module.ts';

const page = 'http://localhost/mf/shop/1/assets/app.js';
const module = { default: 'the page' };
const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const addressesOf = (rel: string) => links(rel).map((link) => link.getAttribute('href'));
/** A sheet that was asked for, once it was. */
const asked = (address: string) =>
  vi.waitFor(() => {
    const link = links('stylesheet').find((each) => each.getAttribute('href') === address);
    if (!link) throw new Error(`${address} was not asked for`);
    return link;
  });
afterEach(() => (document.head.innerHTML = ''));

it('What a module needs is asked for together, and the module is there once its style sheets are', async () => {
  const wanted = ['./cart.js', './parts.js', './cart.css'];
  let isHere = false;
  const loading = importModule(() => Promise.resolve(module), wanted, page).then((loaded) => {
    isHere = true;
    return loaded;
  });
  const sheet = await asked('/mf/shop/1/assets/cart.css');
  expect(addressesOf('modulepreload')).toEqual(['/mf/shop/1/assets/cart.js', '/mf/shop/1/assets/parts.js']);
  expect(addressesOf('stylesheet')).toEqual(['/mf/shop/1/assets/cart.css']);
  expect(isHere).toBe(false);
  sheet.dispatchEvent(new Event('load'));
  expect(await loading).toBe(module);
});

it('A sheet of the document, and one that is on its way, is not asked for again; the latter is waited for', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/mf/shop/1/assets/here.css">';
  const load = () => importModule(() => Promise.resolve(module), ['./list.js', './here.css', './late.css'], page);
  const loading = Promise.all([load(), load()]);
  const late = await asked('/mf/shop/1/assets/late.css');
  expect(addressesOf('stylesheet')).toEqual(['/mf/shop/1/assets/here.css', '/mf/shop/1/assets/late.css']);
  late.dispatchEvent(new Event('load'));
  expect(await loading).toEqual([module, module]);
});

it('A sheet that does not come fails the import, and the next try asks for it again', async () => {
  const load = () => importModule(() => Promise.resolve(module), ['./order.js', './order.css'], page);
  const failing = load();
  (await asked('/mf/shop/1/assets/order.css')).dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('/mf/shop/1/assets/order.css');
  const again = load();
  (await asked('/mf/shop/1/assets/order.css')).dispatchEvent(new Event('load'));
  expect(await again).toBe(module);
});

it('A module that needs nothing else is imported without being announced', async () => {
  expect(await importModule(() => Promise.resolve(module), ['./alone.js'], page)).toBe(module);
  expect(await importModule(() => Promise.resolve(module))).toBe(module);
  expect(document.head.innerHTML).toBe('');
});
