import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

function DialogPage({ shape: Shape }: { shape: typeof Dialog | typeof Drawer }) {
  const [isOpen, setOpen] = useState(false);
  const [closed, setClosed] = useState(0);
  const close = () => {
    setOpen(false);
    setClosed(closed + 1);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{closed}</output>
      <Shape isOpen={isOpen} onClose={close} title="Delete it?">
        <p>It is gone then.</p>
        <button type="button" onClick={close}>
          Delete
        </button>
      </Shape>
    </>
  );
}

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('A %s', (_name, shape) => {
  const open = async () => {
    renderPart(<DialogPage shape={shape} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.getByRole('dialog', { name: 'Delete it?' });
  };
  const closings = () => screen.getByRole('status').textContent;

  test('opens, and its button closes it', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closings()).toBe('1');
  });

  test('is closed by a click on the veil, not by one inside', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByText('It is gone then.'));
    expect(screen.getByRole('dialog')).toBe(dialog);
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays where text is selected from its middle to the veil', async () => {
    const dialog = await open();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByText('It is gone then.') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  test('opens again with the key that comes right after Escape, before the browser tells that it was closed', async () => {
    const dialog = await open();
    // A browser tells of it later.
    Object.assign(dialog, { close: () => dialog.removeAttribute('open') });
    fireEvent(dialog, new Event('cancel'));
    fireEvent.click(screen.getByText('Open'));
    fireEvent(dialog, new Event('close'));
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(closings()).toBe('1');
  });

  test('tells the page once that it was closed, however it was closed, and opens again', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(closings()).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog')).toBe(dialog);
  });
});

test('A dialog that needs an answer is announced as one', async () => {
  renderPart(
    <Dialog
      isOpen
      onClose={() => undefined}
      title="Sind Sie sicher?"
      isAlert
      actions={<button type="button">Ja</button>}
    >
      Das lässt sich nicht ändern.
    </Dialog>,
    'de',
  );
  const dialog = within(screen.getByRole('alertdialog', { name: 'Sind Sie sicher?' }));
  expect(
    dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Ja', 'Schließen']);
});
