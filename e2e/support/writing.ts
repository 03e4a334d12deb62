import type { Page } from 'playwright/test';
import { main } from './forms.ts';

/** Where one writes the text of a post. */
export const textOf = (page: Page) => main(page).locator('[role=textbox][contenteditable=true]');

/** As after Ctrl+V in a browser: the clipboard holds what a word processor put there. */
export const paste = (page: Page, html: string) =>
  textOf(page).evaluate((text, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    text.focus();
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** A text of Word with a table and three pictures. */
export async function wordText(page: Page): Promise<string> {
  const pictures = await Promise.all(
    ['باب السينما', 'شباك التذاكر', 'كرسي قديم'].map(async (shown, index) => {
      const clip = { x: index * 40, y: 0, width: 240, height: 160 };
      const file = (await page.screenshot({ clip })).toString('base64');
      return `<p class=MsoNormal><img width=240 src="data:image/png;base64,${file}" alt="${shown}"></p>`;
    }),
  );
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=AR-EG dir=RTL><!--StartFragment-->
    <p class=MsoNormal dir=RTL><span lang=AR-EG>كانت السينما <b>مغلقة</b>.<o:p></o:p></span></p>
    <table class=MsoTableGrid><tr><td><p class=MsoNormal>السنة</p></td><td><p class=MsoNormal>الفيلم</p></td></tr>
    <tr><td><p class=MsoNormal>1998</p></td><td><p class=MsoNormal>الباب</p></td></tr></table>
    ${pictures.join('')}<!--EndFragment--></body></html>`;
}

/** A moment from now as a field for date and time takes it, by the clock of the browser. */
export const inSeconds = (page: Page, seconds: number) =>
  page.evaluate((later) => {
    const at = new Date(Date.now() + later);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  }, seconds * 1000);
