import { useState, type FormEvent } from 'react';
import { Button } from '@sahra/shared/facade';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { Field } from '@sahra/shared/parts/field';
import { FormErrorSummary } from '@sahra/shared/parts/form-error-summary';
import { RadioGroup } from '@sahra/shared/parts/radio-group';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { Select } from '@sahra/shared/parts/select';
import { TextArea } from '@sahra/shared/parts/text-area';
import { useSamples } from './samples.ts';
import { Chapter, Specimen, Specimens } from './specimen.tsx';

/** A form whose every field is wrong once it was sent. */
function WrongForm() {
  const words = useSamples();
  const [attempt, setAttempt] = useState(0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  const error = attempt ? words.missing : undefined;
  const errors = attempt ? [{ id: 'wrong-topic', message: words.missing }, { id: 'wrong-privacy', message: words.privacy }] : [];
  const options = [{ value: 'all', label: words.everybody }, { value: 'me', label: words.onlyMe }];
  return (
    <form noValidate onSubmit={send}>
      <FormErrorSummary errors={errors} attempt={attempt} />
      <Field id="wrong-topic" name="topic" label={words.topic} error={error} required />
      <RadioGroup id="wrong-privacy" name="wrong-privacy" label={words.privacy} options={options} error={attempt ? words.privacy : undefined} />
      <Button variant="primary" type="submit">
        {words.watch}
      </Button>
    </form>
  );
}

export function FormChapter() {
  const words = useSamples();
  const options = [
    { value: 'all', label: words.everybody, hint: words.everybodyHint },
    { value: 'me', label: words.onlyMe },
    { value: 'off', label: words.longWord, isDisabled: true },
  ];
  return (
    <Chapter id="forms" name="Forms">
      <RequiredNote />
      <Specimens>
        <Specimen name="Field">
          <Field name="name" label={words.name} required autoComplete="off" />
          <Field name="email" type="email" dir="ltr" label={words.email} hint={words.emailHint} isOptional autoComplete="off" />
          <Field name="bad-email" type="email" dir="ltr" label={words.email} error={words.wrong} defaultValue="laila.example.org" autoComplete="off" />
          <Field name="off" label={words.longWord} disabled defaultValue={words.title} />
        </Specimen>
        <Specimen name="TextArea, limit">
          <TextArea name="message" label={words.message} limit={120} defaultValue={words.sentence} />
          <TextArea name="bad-message" label={words.message} limit={20} defaultValue={words.sentence} error={words.missing} />
        </Specimen>
        <Specimen name="Select">
          <Select name="topic" label={words.topic} required>
            {words.topics.map((topic) => (
              <option key={topic}>{topic}</option>
            ))}
          </Select>
          <Select name="bad-topic" label={words.topic} error={words.missing}>
            <option />
          </Select>
        </Specimen>
        <Specimen name="Checkbox, RadioGroup">
          <Checkbox name="terms" label={words.terms} required />
          <Checkbox name="bad-terms" label={words.terms} hint={words.emailHint} error={words.missing} defaultChecked />
          <RadioGroup name="privacy" label={words.privacy} options={options} defaultValue="all" />
        </Specimen>
        <Specimen name="FormErrorSummary">
          <WrongForm />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
