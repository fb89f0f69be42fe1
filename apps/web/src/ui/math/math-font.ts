/** The maximum time to wait for the math font, in milliseconds. A phone on a slow network takes about this long. */
const PATIENCE = 500;

/** Loads the math font and waits for it up to a timeout, because math rendered in a fallback font shifts when the font arrives. */
export async function mathFont(): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  const loaded = document.fonts.load('1em "STIX Two Math"').catch(() => undefined);
  await Promise.race([loaded, late]);
}
