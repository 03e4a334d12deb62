import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const uploaded = {
  kind: 'portrait',
  src: '/media/uploads/ab/cd',
  color: '#102030',
  alternative: 'On the roof',
  focus: { x: 0.5, y: 0.5 },
} as const;
export const photo = new File(['pixels'], 'roof.png', { type: 'image/png' });

/** Not the picture in its frame, of which the editor has one. */
export const field = () => screen.getByLabelText(/^Picture(?! in)/);
export const choose = (file = photo) => userEvent.upload(field(), file);
/** The browser has read the file: it is of this size. */
export function show(width: number, height: number) {
  const image = within(screen.getByRole('slider', { name: 'Picture in its frame' })).getByAltText('');
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
}
export const frame = () => screen.getByRole('slider', { name: 'Picture in its frame' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
