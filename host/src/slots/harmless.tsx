import { Component, type ReactNode } from 'react';

interface HarmlessProps {
  onError: (error: unknown) => void;
  otherwise: ReactNode;
  children: ReactNode;
}

/** What a remote shows beside a page, and what it throws in the browser, costs the page nothing. */
export class Harmless extends Component<HarmlessProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasThrown ? this.props.otherwise : this.props.children;
  }
}
