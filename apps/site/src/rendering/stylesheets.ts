import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of rules as the build made it. */
export interface Stylesheet {
  /** From the build's folder. */
  file: string
  css: string
}

/**
 * @param folder the build's
 * @param file from there
 */
export function readStylesheet(folder: string, file: string): Stylesheet {
  return { file, css: readFileSync(join(folder, file), 'utf8') }
}
