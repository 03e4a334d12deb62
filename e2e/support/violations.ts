import type { Page } from 'playwright/test';

/** Everything that the policy of a page refused, on all documents of the visit. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'tellViolation')(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    }),
  );
  return violations;
}
