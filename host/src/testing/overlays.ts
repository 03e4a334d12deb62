// jsdom hides popovers and cannot show them: the part of that which the header's behaviour rests on.
function toggle(panel: HTMLElement, newState: 'open' | 'closed') {
  panel.style.display = newState === 'open' ? 'block' : '';
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
// Once, though it is asked for before every file.
if (!('hidePopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed');
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
    const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (panel) toggle(panel, panel.style.display === 'block' ? 'closed' : 'open');
  });
}
