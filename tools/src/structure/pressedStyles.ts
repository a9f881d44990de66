import { readFile } from 'node:fs/promises'
import { parseSync, Visitor } from 'rolldown/utils'
import { namedStyles, type Place } from './namedStyles.ts'
import { classesOf, setUnder } from './styleRules.ts'

/** As in `scale.ts` of the theme. */
const FORCED = '(forced-colors: active)'

/**
 * Elements that say `aria-pressed` and have no style for forced colours, as `Chip.tsx:20`: what is pressed would look
 * like the rest there.
 *
 * @param file of components, absolute
 */
export async function unseenWhenForced(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8')
  if (!source.includes('aria-pressed')) return []
  const { program } = parseSync(file, source)
  const named = namedStyles(file, program)
  const pressed: Place[] = []
  new Visitor({
    JSXOpeningElement(node) {
      const isPressed = node.attributes.some(
        (each) => each.type === 'JSXAttribute' && each.name.name === 'aria-pressed',
      )
      if (isPressed) pressed.push(node)
    },
  }).visit(program)
  const lines = await Promise.all(
    pressed.map(async ({ start, end }) => {
      const own = named.filter((style) => style.start >= start && style.end <= end)
      const classes = await Promise.all(own.map((style) => classesOf(style.file, style.name)))
      const isSeen = classes.some((names) => [...names].some(isSeenWhenForced))
      return isSeen ? [] : [`${file}:${source.slice(0, start).split('\n').length}`]
    }),
  )
  return lines.flat()
}

/** The mixin of `forcedColours.ts` in the theme. */
function isSeenWhenForced(className: string): boolean {
  const { background } = setUnder(className, '&[aria-pressed=true]', FORCED)
  return background === 'Highlight'
}
