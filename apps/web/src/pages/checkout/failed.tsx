import { Button } from '../../ui/button/button.js';

/** Says that the payment could not be begun, and tries again by loading the page. */
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
