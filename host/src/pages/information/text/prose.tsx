import { LinkedText } from './linked-text.tsx';

const items = (text: string) => text.split('\n').map((line) => line.replace(/^- /, ''));

/** A longer message: paragraphs with an empty line between them; one whose lines begin with `- ` is a list. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) =>
    paragraph.startsWith('- ') ? (
      <ul key={paragraph}>
        {items(paragraph).map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={paragraph}>
        <LinkedText text={paragraph} />
      </p>
    ),
  );
}
