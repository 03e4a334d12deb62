/** Does work once the browser has painted what the visitor's touch has changed: they do not wait for it. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
