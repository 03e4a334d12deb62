// jsdom knows neither modal dialogs nor popovers: the part of both that the header's behaviour rests on.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

function toggle(panel: HTMLElement, newState: 'open' | 'closed') {
  panel.hidden = newState === 'closed';
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
  toggle(this, 'closed');
};
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
  const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (panel) toggle(panel, panel.dataset.state === 'open' ? 'closed' : 'open');
  if (panel) panel.dataset.state = panel.hidden ? 'closed' : 'open';
});
