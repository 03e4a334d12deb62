import type { ReactNode } from 'react';
import type { TextSpan } from '@sahra/shared/facade';
import { PostLink } from './post-link.tsx';

type Mark = NonNullable<TextSpan['marks']>[number];

const withMark: Readonly<Record<Mark, (text: ReactNode) => ReactNode>> = {
  strong: (text) => <strong>{text}</strong>,
  emphasis: (text) => <em>{text}</em>,
  strikethrough: (text) => <s>{text}</s>,
  code: (text) => <code dir="ltr">{text}</code>,
};

function Span({ span: { text, marks = [], href } }: { span: TextSpan }) {
  const marked = marks.reduce<ReactNode>((inner, mark) => withMark[mark](inner), text);
  return href === undefined ? marked : <PostLink href={href}>{marked}</PostLink>;
}

/** A text with what stands out in it. */
export const Spans = ({ text }: { text: readonly TextSpan[] }) =>
  text.map((span, index) => <Span key={index} span={span} />);
