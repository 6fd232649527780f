import { Component, type ReactNode } from "react";

/** Shows something else in place of children that failed to render. */
export interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** React knows error boundaries as classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
