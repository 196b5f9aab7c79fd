import { Component, type ReactNode } from "react";
import { Container } from "./Container";

declare global {
  interface Window {
    /** How Gatsby's overlay of errors is told things. */
    _gatsbyEvents?: { push: (event: [string, { action: string }]) => void };
  }
}

interface Props {
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * While developing, spoilt content can leave a page without its data. Instead
 * of taking the whole site down, the page waits here and is tried again every
 * second. The published site never has it.
 */
export class DevelopBoundary extends Component<Props, State> {
  override state: State = { failed: false };
  private retry: number | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.wait();
  }

  override componentDidUpdate(_: Props, before: State): void {
    // The error itself would stay over the page until it is closed.
    if (before.failed && !this.state.failed) {
      window._gatsbyEvents?.push(["FAST_REFRESH", { action: "CLEAR_RUNTIME_ERRORS" }]);
    }
    this.wait();
  }

  override componentWillUnmount(): void {
    window.clearTimeout(this.retry);
  }

  private wait(): void {
    window.clearTimeout(this.retry);
    if (!this.state.failed) return;
    this.retry = window.setTimeout(() => this.setState({ failed: false }), 1000);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Container style={{ paddingBlock: "10rem" }}>
        <p>Esta página espera a que se corrija su contenido.</p>
      </Container>
    );
  }
}
