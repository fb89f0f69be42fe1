import { extractText, getDocumentProxy } from 'unpdf';

/** A piece of printed text. Its place is measured from the top left corner of the page, in points. */
export interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

export interface PrintedPage {
  readonly width: number;
  /** The whole text of the page, line by line. */
  readonly text: string;
  readonly pieces: readonly PrintedText[];
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Returns the text of each page of a PDF. */
export async function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  // PDF.js refuses a Buffer, and takes the memory of what it reads.
  const { text } = await extractText(Uint8Array.from(pdf));
  return text;
}

/** Reads the pages of a PDF, with the place of each piece of text. */
export async function printedPagesOf(pdf: Uint8Array): Promise<readonly PrintedPage[]> {
  const document = await getDocumentProxy(Uint8Array.from(pdf));
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number++)
    pages.push(await read(await document.getPage(number)));
  return pages;
}

async function read(page: Page): Promise<PrintedPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  return {
    width,
    text: texts.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
    pieces: texts
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, width: length, transform }) => {
        const [, , , , left = 0, bottom = 0] = transform as number[];
        return { text: str, left, right: left + length, baseline: height - bottom };
      }),
  };
}
