import { Button } from '../../ui/button/button.js';

/** Renders the message that the payment could not be initialized, with a button that reloads the page. */
export function Failed() {
  return (
    <>
      <p role="alert">Failed to initialize payment. Please try again.</p>
      <div>
        <Button
          onClick={() => {
            location.reload();
          }}
        >
          Try again
        </Button>
      </div>
    </>
  );
}
