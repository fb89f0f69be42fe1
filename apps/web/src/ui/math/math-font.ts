/** How long what has mathematics in it waits for its font, in milliseconds: so long a phone on a slow network takes. */
const PATIENCE = 500;

/** Loads the font of mathematics, and waits for it, though not long: what is set in another one moves when it comes. */
export async function mathFont(): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  const loaded = document.fonts.load('1em "STIX Two Math"').catch(() => undefined);
  await Promise.race([loaded, late]);
}
