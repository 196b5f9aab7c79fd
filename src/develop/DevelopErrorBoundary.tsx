import { Component, type ReactNode } from "react";
import { Container } from "../components/layout/Container";

interface Props {
  children: ReactNode;
  reload: () => void;
}

/**
 * In development, invalid content can leave a page without its data. The page then shows a note and
 * tries to render again every second, so that the server and its messages stay usable. Not part of
 * the published site.
 */
export class DevelopErrorBoundary extends Component<Props> {
  override state = { failed: false };
  private retry: number | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.retry = window.setTimeout(() => this.setState({ failed: false }), 1000);
  }

  override componentDidUpdate(_: Props, before: { failed: boolean }): void {
    // Otherwise Gatsby's overlay would keep the error until it is closed by hand.
    if (before.failed && !this.state.failed) this.props.reload();
  }

  override componentWillUnmount(): void {
    window.clearTimeout(this.retry);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Container style={{ paddingBlock: "10rem" }}>
        <p>Esta página espera a que se corrijan su contenido o su código.</p>
      </Container>
    );
  }
}
