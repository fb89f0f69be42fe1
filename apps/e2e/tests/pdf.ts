import { extractText } from 'unpdf';

/** Returns the text of each page of a PDF. */
export async function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  // PDF.js refuses a Buffer, and takes the memory of what it reads.
  const { text } = await extractText(Uint8Array.from(pdf));
  return text;
}
