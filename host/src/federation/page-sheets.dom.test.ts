import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchSheets, showSheets } from './page-sheets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const linkTo = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
/** What the browser tells of a sheet. */
const tell = (href: string, type: 'load' | 'error') => linkTo(href)?.dispatchEvent(new Event(type));

it('A sheet comes into force when what it is for is drawn', async () => {
  const fetching = fetchSheets(['/a.css']);
  expect(linkTo('/a.css')?.media).toBe('not all');
  tell('/a.css', 'load');
  await fetching;
  showSheets(['/a.css']);
  expect(linkTo('/a.css')?.media).toBe('');
});

it('Where nobody gets there a section that is on the screen has it all the same, a little later', async () => {
  const fetching = fetchSheets(['/b.css']);
  tell('/b.css', 'load');
  await fetching;
  vi.advanceTimersByTime(3000);
  expect(linkTo('/b.css')?.media).toBe('');
});

it('Who wants a sheet that is on its way waits for it', async () => {
  const told: string[] = [];
  void fetchSheets(['/c.css']);
  const second = fetchSheets(['/c.css']).then(() => told.push('here'));
  await Promise.resolve();
  expect(told).toEqual([]);
  tell('/c.css', 'load');
  await second;
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

it('A sheet that could not be loaded is fetched anew', async () => {
  const failing = fetchSheets(['/d.css']);
  tell('/d.css', 'error');
  await expect(failing).rejects.toThrow('/d.css could not be loaded');
  expect(linkTo('/d.css')).toBeNull();
  const again = fetchSheets(['/d.css']);
  tell('/d.css', 'load');
  await again;
});

it('Sheets that came with the document are taken as they are', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/e.css">';
  await fetchSheets(['/e.css']);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
