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
  const samples = useSamples();
  const [attempt, setAttempt] = useState(0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  const error = attempt ? samples.missing : undefined;
  const errors = attempt
    ? [
        { id: 'wrong-topic', message: samples.missing },
        { id: 'wrong-privacy', message: samples.privacy },
      ]
    : [];
  const options = [
    { value: 'all', label: samples.everybody },
    { value: 'me', label: samples.onlyMe },
  ];
  return (
    <form noValidate onSubmit={send}>
      <FormErrorSummary errors={errors} attempt={attempt} />
      <Field id="wrong-topic" name="topic" label={samples.topic} error={error} required />
      <RadioGroup
        id="wrong-privacy"
        name="wrong-privacy"
        label={samples.privacy}
        options={options}
        error={attempt ? samples.privacy : undefined}
      />
      <Button variant="primary" type="submit">
        {samples.watch}
      </Button>
    </form>
  );
}

export function FormChapter() {
  const samples = useSamples();
  const options = [
    { value: 'all', label: samples.everybody, hint: samples.everybodyHint },
    { value: 'me', label: samples.onlyMe },
    { value: 'off', label: samples.longWord, isDisabled: true },
  ];
  return (
    <Chapter id="forms" name="Forms">
      <RequiredNote />
      <Specimens>
        <Specimen name="Field">
          <Field name="name" label={samples.name} required autoComplete="off" />
          <Field
            name="email"
            type="email"
            dir="ltr"
            label={samples.email}
            hint={samples.emailHint}
            isOptional
            autoComplete="off"
          />
          <Field
            name="bad-email"
            type="email"
            dir="ltr"
            label={samples.email}
            error={samples.wrong}
            defaultValue="laila.example.org"
            autoComplete="off"
          />
          <Field name="off" label={samples.longWord} disabled defaultValue={samples.title} />
        </Specimen>
        <Specimen name="TextArea, limit">
          <TextArea name="message" label={samples.message} limit={120} defaultValue={samples.sentence} />
          <TextArea
            name="bad-message"
            label={samples.message}
            limit={20}
            defaultValue={samples.sentence}
            error={samples.missing}
          />
        </Specimen>
        <Specimen name="Select">
          <Select name="topic" label={samples.topic} required>
            {samples.topics.map((topic) => (
              <option key={topic}>{topic}</option>
            ))}
          </Select>
          <Select name="bad-topic" label={samples.topic} error={samples.missing}>
            <option />
          </Select>
        </Specimen>
        <Specimen name="Checkbox, RadioGroup">
          <Checkbox name="terms" label={samples.terms} required />
          <Checkbox
            name="bad-terms"
            label={samples.terms}
            hint={samples.emailHint}
            error={samples.missing}
            defaultChecked
          />
          <RadioGroup name="privacy" label={samples.privacy} options={options} defaultValue="all" />
        </Specimen>
        <Specimen name="FormErrorSummary">
          <WrongForm />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
