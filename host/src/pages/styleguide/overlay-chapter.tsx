import { useState } from 'react';
import { Button, useToasts } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { Drawer } from '@sahra/shared/parts/drawer';
import { Field } from '@sahra/shared/parts/field';
import { Menu } from '@sahra/shared/parts/menu';
import { useSamples } from './samples.ts';
import { Chapter, Specimen, Specimens } from './specimen.tsx';

type Overlay = 'dialog' | 'alert' | 'start' | 'end';

export function OverlayChapter() {
  const words = useSamples();
  const { show } = useToasts();
  const [open, setOpen] = useState<Overlay>();
  const close = () => setOpen(undefined);
  const opener = (overlay: Overlay, name: string) => (
    <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(overlay)}>
      <bdi lang="en">{name}</bdi>
    </Button>
  );
  const items = [
    { id: 'watch', label: words.watch, icon: 'play' as const, onSelect: () => show({ text: words.watch }) },
    { id: 'later', label: words.later, icon: 'clock' as const, onSelect: () => show({ text: words.later }) },
    { id: 'guide', label: words.account, href: '#overlays' },
  ];
  return (
    <Chapter id="overlays" name="Overlays">
      <Specimens>
        <Specimen name="Dialog">
          {opener('dialog', 'Dialog')} {opener('alert', 'Alert')}
        </Specimen>
        <Specimen name="Drawer">
          {opener('start', 'From the start')} {opener('end', 'From the end')}
        </Specimen>
        <Specimen name="Menu">
          <Menu label={words.title} items={items} />
        </Specimen>
        <Specimen name="useToasts().show">
          <Button variant="quiet" onClick={() => show({ text: words.copied })}>
            <bdi lang="en">{'neutral'}</bdi>
          </Button>{' '}
          <Button variant="quiet" onClick={() => show({ text: words.added, tone: 'success', action: { label: words.cart, href: '#overlays' } })}>
            <bdi lang="en">{'success'}</bdi>
          </Button>{' '}
          <Button variant="quiet" onClick={() => show({ text: words.notSaved, tone: 'warning' })}>
            <bdi lang="en">{'warning'}</bdi>
          </Button>
        </Specimen>
      </Specimens>
      <Dialog isOpen={open === 'dialog'} onClose={close} title={words.message} actions={<Button variant="primary" onClick={close}>{words.watch}</Button>} width="wide">
        <Field name="dialog-name" label={words.name} autoComplete="off" />
        <p>{words.sentence}</p>
      </Dialog>
      <Dialog
        isAlert
        isOpen={open === 'alert'}
        onClose={close}
        title={words.removeTitle}
        actions={
          <>
            <Button variant="quiet" onClick={close}>{words.later}</Button>
            <Button variant="primary" onClick={close}>{words.remove}</Button>
          </>
        }
      >
        {words.sentence}
      </Dialog>
      {(['start', 'end'] as const).map((side) => (
        <Drawer key={side} side={side} isOpen={open === side} onClose={close} title={words.account} footer={<Button variant="primary" onClick={close}>{words.cart}</Button>}>
          <p>{words.sentence}</p>
        </Drawer>
      ))}
    </Chapter>
  );
}
