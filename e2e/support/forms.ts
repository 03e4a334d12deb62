import type { Page } from 'playwright/test';

/** The main part of a page. */
export const main = (page: Page) => page.getByRole('main');
/** The heading of a page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Fills in a field by its name in the form. */
export const fill = (page: Page, name: string, text: string) => page.locator(`main input[name=${name}]`).fill(text);
/** Presses the button that says exactly `name`. */
export const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
