import { parseArgs } from 'node:util'

export interface VisualOptions {
  /** Commit, branch or tag to compare with. */
  base: string
  /** Only stories whose title, name or id holds this text; case does not matter. */
  filter: string
  themes: string[]
  /** Px. */
  widths: number[]
}

export const usage = `npm run visual -- <commit> [--filter text] [--theme light,dark] [--width 375,1280]

Shows what the stories look like now and at a commit, side by side where they differ: dist/visual/report/index.html.
Exit code: 0 no differences, 1 differences, 2 it could not be told.`

const THEMES = ['light', 'dark']
const WIDTHS = ['375', '1280']

/** @throws Error when the arguments make no sense */
export function parseOptions(args: string[]): VisualOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      filter: { type: 'string', default: '' },
      theme: { type: 'string', default: THEMES.join() },
      width: { type: 'string', default: WIDTHS.join() },
    },
  })
  const [base, ...rest] = positionals
  if (base === undefined || rest.length > 0) throw new Error(usage)
  const themes = values.theme.split(',')
  const widths = values.width.split(',').map(Number)
  if (!themes.every((theme) => THEMES.includes(theme))) throw new Error(usage)
  if (!widths.every((width) => width >= 320 && width <= 4000)) throw new Error(usage)
  return { base, filter: values.filter.toLowerCase(), themes, widths }
}
