import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 });

// Files share one document: each begins with an empty one.
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, '', '/');
for (const storage of [localStorage, sessionStorage]) storage.clear();
for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;

// jsdom has no screen: its visitor asks for stillness, and nothing scrolls.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion: reduce'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.ResizeObserver ??= class {
  private readonly tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.tell = tell;
  }
  observe = () => this.tell([], this);
  unobserve = () => undefined;
  disconnect = () => undefined;
};
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollBy ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
// Nor has text a place in it: editors ask for that of their cursor.
Range.prototype.getClientRects ??= () => document.createElement('i').getClientRects();
Range.prototype.getBoundingClientRect ??= () => document.createElement('i').getBoundingClientRect();
document.elementFromPoint ??= () => null;
// Nor does it show files.
URL.createObjectURL ??= () => 'blob:file';
URL.revokeObjectURL ??= () => undefined;
// Nor does it know modal dialogs: the part of them that does not need a screen.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

afterEach(cleanup);
