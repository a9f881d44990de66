import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of rules as the build made it. */
export interface Stylesheet {
  /** From the build's folder. */
  file: string
  css: string
  /** The classes that its rules are for; none where they are for the elements of every page. */
  classes: ReadonlySet<string>
}

/**
 * @param folder the build's
 * @param file from there
 */
export function readStylesheet(folder: string, file: string): Stylesheet {
  const css = readFileSync(join(folder, file), 'utf8')
  const selectors = css.replaceAll(/url\([^)]*\)/g, '')
  const classes = Array.from(selectors.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name)
  return { file, css, classes: new Set(classes) }
}

/**
 * Those that a page is drawn with. What no element of it names may come later, with the app: the loader
 * fetches the files that the page did not bring.
 * @param body the page's HTML
 */
export function stylesheetsOf(
  body: string,
  stylesheets: readonly Stylesheet[],
): readonly Stylesheet[] {
  const named = Array.from(body.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' '))
  const drawn = new Set(named.flat())
  return stylesheets.filter(
    ({ classes }) => classes.size === 0 || [...classes].some((name) => drawn.has(name)),
  )
}
