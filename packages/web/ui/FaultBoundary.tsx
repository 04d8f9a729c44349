import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface Fault {
  readonly error: unknown;
  /** The components it happened in, the innermost first. */
  readonly where: string;
}

interface Props {
  /** When this changes, it is tried again. */
  readonly at: unknown;
  readonly fallback: (fault: Fault, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface Caught {
  readonly fault: Fault | null;
  readonly at: unknown;
}

/** Catches what goes wrong while its children are drawn. A class, because React offers this to no function. */
export class FaultBoundary extends Component<Props, Caught> {
  override state: Caught = { fault: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { fault: { error, where: '' } };
  }

  static getDerivedStateFromProps({ at }: Props, caught: Caught): Partial<Caught> | null {
    return Object.is(at, caught.at) ? null : { fault: null, at };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ fault: { error, where: componentStack ?? '' } });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    const retry = (): void => this.setState({ fault: null });
    return fault === null ? this.props.children : this.props.fallback(fault, retry);
  }
}
