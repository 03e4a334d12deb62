import { useState } from 'react';
import { Button, useToasts } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { Drawer } from '@sahra/shared/parts/drawer';
import { Field } from '@sahra/shared/parts/field';
import { useSamples } from './samples.ts';
import { Chapter, Specimen, Specimens } from './specimen.tsx';

type Overlay = 'dialog' | 'alert' | 'start' | 'end';

export function OverlayChapter() {
  const samples = useSamples();
  const { show } = useToasts();
  const [open, setOpen] = useState<Overlay>();
  const close = () => setOpen(undefined);
  const opener = (overlay: Overlay, name: string) => (
    <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(overlay)}>
      <bdi lang="en">{name}</bdi>
    </Button>
  );
  return (
    <Chapter id="overlays" name="Overlays">
      <Specimens>
        <Specimen name="Dialog">
          {opener('dialog', 'Dialog')} {opener('alert', 'Alert')}
        </Specimen>
        <Specimen name="Drawer">
          {opener('start', 'From the start')} {opener('end', 'From the end')}
        </Specimen>
        <Specimen name="useToasts().show">
          <Button variant="quiet" onClick={() => show({ text: samples.copied })}>
            <bdi lang="en">{'neutral'}</bdi>
          </Button>{' '}
          <Button
            variant="quiet"
            onClick={() =>
              show({ text: samples.added, tone: 'success', action: { label: samples.cart, href: '#overlays' } })
            }
          >
            <bdi lang="en">{'success'}</bdi>
          </Button>{' '}
          <Button variant="quiet" onClick={() => show({ text: samples.notSaved, tone: 'warning' })}>
            <bdi lang="en">{'warning'}</bdi>
          </Button>
        </Specimen>
      </Specimens>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={samples.message}
        actions={
          <Button variant="primary" onClick={close}>
            {samples.watch}
          </Button>
        }
        width="wide"
      >
        <Field name="dialog-name" label={samples.name} autoComplete="off" />
        <p>{samples.sentence}</p>
      </Dialog>
      <Dialog
        isAlert
        isOpen={open === 'alert'}
        onClose={close}
        title={samples.removeTitle}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {samples.later}
            </Button>
            <Button variant="primary" onClick={close}>
              {samples.remove}
            </Button>
          </>
        }
      >
        {samples.sentence}
      </Dialog>
      {(['start', 'end'] as const).map((side) => (
        <Drawer
          key={side}
          side={side}
          isOpen={open === side}
          onClose={close}
          title={samples.account}
          footer={
            <Button variant="primary" onClick={close}>
              {samples.cart}
            </Button>
          }
        >
          <p>{samples.sentence}</p>
        </Drawer>
      ))}
    </Chapter>
  );
}
