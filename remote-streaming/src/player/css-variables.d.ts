import 'react';

// Lets `style` carry custom properties, which the style sheets read.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}
