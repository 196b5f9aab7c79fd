import { Component, type ReactNode } from "react";
import { Container } from "./Container";

interface Props {
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * While developing, spoilt content can leave a page without its data. Instead
 * of taking the whole site down, the page waits here and is tried again with
 * the next data that come. The published site never has it.
 */
export class DevelopBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidUpdate({ children }: Props): void {
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false });
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
