import { Component, type ReactNode, Suspense } from 'react';
import { Button } from '../button/button.js';
import * as css from './part.css.js';

export interface PartProps {
  /** What it shows: another name is another try. */
  readonly name?: string;
  /** Stands in its place until it is there. */
  readonly loading?: ReactNode;
  /** Stands in its place where it can't be shown. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that loads by itself: where it can't, the rest goes on without it. */
export class Part extends Component<PartProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ name }: PartProps): void {
    if (this.state.failed && name !== this.props.name) this.setState({ failed: false });
  }

  override render() {
    const { loading, failed = <NotLoaded />, children } = this.props;
    return this.state.failed ? failed : <Suspense fallback={loading}>{children}</Suspense>;
  }
}

/** Says that something is missing, and offers to load the page again. */
export function NotLoaded() {
  return (
    <div role="alert" className={css.notLoaded}>
      <p>Sorry, this part didn’t load. Check your connection, then reload the page.</p>
      <Button
        onClick={() => {
          location.reload();
        }}
      >
        Reload
      </Button>
    </div>
  );
}
