/** One thing that a check found wrong, and where. */
export interface Finding {
  /** Relative to the repository. */
  file: string;
  line?: number;
  text: string;
}

/** One line of output, in the form that editors make clickable. */
export const formatFinding = ({ file, line, text }: Finding) => `  ${file}${line ? `:${line}` : ''}  ${text}`;
