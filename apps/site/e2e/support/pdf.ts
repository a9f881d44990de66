import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** What a page gives the printer, on A4: the text of each sheet of paper. */
export async function printPage(page: Page): Promise<string[]> {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text
}
