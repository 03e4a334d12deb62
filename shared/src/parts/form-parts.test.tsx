import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

/** The accessible description of a control. */
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('A field is found by its label; hint and error belong to it', () => {
  renderPart(
    <Field
      label="E-mail"
      name="email"
      type="email"
      dir="ltr"
      required
      hint="We answer there"
      error="The @ is missing"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'E-mail', description: 'The @ is missing We answer there' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('dir')).toBe('ltr');
  expect(field.matches(':required')).toBe(true);
});

test.each([
  ['en', 'Telephone (optional)'],
  ['ar', 'Telephone (اختياري)'],
] as const)('What may stay empty says so in the language of the page (%s)', (code, name) => {
  renderPart(<Field label="Telephone" name="phone" type="tel" isOptional />, code);
  expect(screen.getByRole('textbox', { name })).toBeTruthy();
});

test('Visitor sees how much of the limit is written, and hears it when little is left', async () => {
  renderPart(<TextArea label="Message" name="message" limit={24} />);
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(descriptionOf(area)).toEqual(['0 of 24 characters']);
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.type(area, 'Good evening');
  expect(descriptionOf(area)).toEqual(['12 of 24 characters']);
  expect(screen.getByRole('status').textContent).toBe('Characters left: 12');
  await userEvent.type(area, ', and far too much');
  expect(descriptionOf(area)).toEqual(['30 of 24 characters']);
});

test('Visitor chooses one of many', async () => {
  renderPart(
    <Select label="Topic" name="topic" error="Choose one" defaultValue="">
      <option value="" />
      <option value="film">A film</option>
    </Select>,
  );
  const select = screen.getByRole('combobox', { name: 'Topic', description: 'Choose one' });
  await userEvent.selectOptions(select, 'A film');
  expect(select).toHaveProperty('value', 'film');
});

test('A click on its label checks a box', async () => {
  renderPart(<Checkbox label="I have read the terms" name="terms" required hint="They are short" />);
  await userEvent.click(screen.getByText('I have read the terms'));
  const box = screen.getByRole('checkbox', { name: 'I have read the terms', description: 'They are short' });
  expect(box).toHaveProperty('checked', true);
});

test('Visitor reaches a group with Tab and chooses one of it', async () => {
  const chosen: string[] = [];
  const options = [
    { value: 'public', label: 'Public' },
    { value: 'private', label: 'Private', hint: 'Only you' },
  ];
  renderPart(
    <RadioGroup
      label="Who sees it"
      name="privacy"
      options={options}
      defaultValue="public"
      onChoose={(value) => chosen.push(value)}
    />,
  );
  const group = within(screen.getByRole('radiogroup', { name: 'Who sees it' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(group.getByRole('radio', { name: 'Public' }));
  await userEvent.click(group.getByText('Only you'));
  expect(group.getByRole('radio', { name: /^Private/ })).toHaveProperty('checked', true);
  expect(chosen).toEqual(['private']);
});

describe('The summary of a form that was sent', () => {
  const form = (attempt: number) => (
    <form>
      <FormErrorSummary
        attempt={attempt}
        errors={[
          { id: 'name', message: 'Write your name' },
          { id: 'kind', message: 'Choose one' },
        ]}
      />
      <Field id="name" label="Name" name="name" error="Write your name" />
      <RadioGroup
        id="kind"
        label="Kind"
        name="kind"
        options={[{ value: 'film', label: 'A film' }]}
        error="Choose one"
      />
    </form>
  );

  test('takes the focus and leads to each field', async () => {
    renderPart(form(1));
    const summary = screen.getByRole('region', { name: '2 entries need your attention' });
    expect(document.activeElement).toBe(summary);
    await userEvent.click(within(summary).getByRole('link', { name: 'Write your name' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose one' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A film' }));
  });

  test('counts as Arabic does', () => {
    renderPart(form(1), 'ar');
    expect(screen.getByRole('heading', { name: 'حقلان يحتاجان إلى تصحيح' })).toBeTruthy();
  });
});
